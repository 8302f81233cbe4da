extension WindowNavigation: NavigationShape {
  /// The rules by which a window host gets from some windows to others.
  public typealias Rules = WindowRules

  /// Tells whether an action closes windows.
  ///
  /// - Complexity: O(*n*) for a list that is set, else O(1).
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    switch action {
    case .open, .focus, .reopen:
      return false
    case .close:
      return !state.storedEntries.isEmpty
    case .setItems(let items, animated: _):
      return state.storedEntries.entriesGo(writing: items)
    }
  }

  /// Makes the action that closes windows: ``Action/remove(_:cause:animated:)``.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .remove(ids, cause: cause)
  }

  /// Makes the action by which the feature of a window closes it: see ``Effect/dismiss``.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    .close(id: id, animated: animated)
  }

  /// Makes the action that focuses a window: ``Action/focus(id:cause:)``.
  public static func selection(of id: EntryID, cause: Cause) -> Action? {
    .focus(id: id, cause: cause)
  }
}

extension WindowNavigation.State: NavigationState {
  /// The windows' reducer.
  public typealias Shape = WindowNavigation

  /// All windows, and the focused one.
  public var wanted: Wanted {
    Wanted(of: storedEntries, selected: focusedID, isAnimated: areAnimationsEnabled)
  }

  /// The identity of the focused window; nil exactly when none is open.
  public var frontID: EntryID? { focusedID }

  /// All windows, from the back to the front: a person sees each, and deals with the focused one.
  ///
  /// - Complexity: O(*n*).
  public var lifecycles: [EntryLifecycle] {
    storedOrder.dropLast().map { EntryLifecycle($0, .covered) }
      + storedOrder.suffix(1).map { EntryLifecycle($0, .front) }
  }

  /// Changes the item of a window in its place.
  ///
  /// - Returns: The result of the change; nil when the window is not there.
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    storedEntries.update(id, change)
  }

  /// Makes the comparison of windows, focus and flag with those that a lane was told last.
  public static func comparison(with last: LastWanted) -> (UnsafePointer<Self>) -> Bool {
    { state in
      last.isStill(
        state.pointee.storedEntries.storedIDs,
        of: state.pointee.storedEntries.revision,
        state.pointee.areAnimationsEnabled,
        selected: state.pointee.storedOrder.last
      )
    }
  }
}

extension WindowNavigation.Action: ShapeAction {
  package typealias Shape = WindowNavigation
}
