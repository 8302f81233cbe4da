extension WindowNavigation: NavigationShape {
  /// The rules that find the command from one list of windows to another.
  public typealias Rules = WindowRules

  /// Returns a Boolean value that indicates whether an action closes windows.
  ///
  /// - Complexity: O(*n*) for setting the list, else O(1).
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    switch action {
    case .open, .focus, .reopen:
      return false
    case .close:
      return !state.storedEntries.isEmpty
    case .setItems(let items, animated: _):
      return state.storedEntries.entriesGo(writing: items)
    case .when(_, let action):
      return entriesGo(on: action, in: state)
    }
  }

  /// Returns the action that closes windows: ``Action/remove(_:cause:animated:)``.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .remove(ids, cause: cause)
  }

  /// Returns the action with which a window's feature closes the window: see ``Effect/dismiss``.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    .close(id: id, animated: animated)
  }

  /// Returns the action that focuses a window: ``Action/focus(id:cause:)``.
  public static func selection(of id: EntryID, cause: Cause) -> Action? {
    .focus(id: id, cause: cause)
  }
}

extension WindowNavigation.State: NavigationState {
  /// The windows' reducer.
  public typealias Shape = WindowNavigation

  /// All windows, and the focused one.
  public var desiredContent: DesiredContent {
    DesiredContent(of: storedEntries, selected: focusedID, isAnimated: areAnimationsEnabled)
  }

  /// The id of the focused window; nil exactly when none is open.
  public var frontID: EntryID? { focusedID }

  /// All windows, from back to front: the user sees each and works in the focused one.
  ///
  /// - Complexity: O(*n*).
  public var lifecycles: [EntryLifecycle] {
    storedOrder.dropLast().map { EntryLifecycle($0, .covered) }
      + storedOrder.suffix(1).map { EntryLifecycle($0, .front) }
  }

  /// Changes the item of a window in place.
  ///
  /// - Returns: The result of the change; nil if the window is not open.
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    storedEntries.update(id, change)
  }

  /// Returns a function that compares windows, focus and flag with those that the lane last
  /// received.
  public static func comparison(with last: LastDesiredContent) -> (UnsafePointer<Self>) -> Bool {
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
