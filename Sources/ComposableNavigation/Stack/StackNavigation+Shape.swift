extension StackNavigation: NavigationShape {
  /// The rules by which a stack host gets from one stack to another.
  public typealias Rules = StackRules

  /// Tells whether an action takes entries away.
  ///
  /// - Complexity: O(*n*) for a list that is set, else O(1).
  @inlinable  // forEach, push and pop, 10: × 6.4
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    switch action {
    case .push, .pushItem, .goForward, .bringToFront, .skip, .skipItem:
      return false
    case .pop, .remove, .replaceTop:
      // On an empty stack nothing is replaced or taken away.
      return !state.storedEntries.isEmpty
    case .setItems(let items, animated: _):
      return state.storedEntries.entriesGo(writing: items)
    }
  }

  /// Makes the action that takes entries away: ``Action/remove(_:cause:animated:)``.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .remove(ids, cause: cause)
  }

  /// Makes the action that takes a screen away, whatever lies on top of it.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    .remove([id], animated: animated)
  }
}

extension StackNavigation.State: NavigationState {
  /// The stack's reducer.
  public typealias Shape = StackNavigation

  /// All entries, root first.
  public var wanted: Wanted {
    Wanted(of: storedEntries, isAnimated: areAnimationsEnabled)
  }

  /// The identity of the screen on top; nil for an empty stack.
  public var frontID: EntryID? { storedEntries.ids.last }

  /// A look at all entries at once.
  public static var look: EntryLook { EntryLook(at: \Self.storedEntries) }

  /// Changes the item of an entry in its place.
  ///
  /// - Returns: The result of the change; nil when the entry is not there.
  @inlinable  // forEach, top of 1: × 3.6
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    storedEntries.update(id, change)
  }

  /// Makes the comparison of entries and flag with those that a lane was told last.
  public static func comparison(with last: LastWanted) -> (UnsafePointer<Self>) -> Bool {
    { state in
      last.isStill(
        state.pointee.storedEntries.storedIDs,
        of: state.pointee.storedEntries.revision,
        state.pointee.areAnimationsEnabled
      )
    }
  }
}

extension StackNavigation.Action: ShapeAction {
  package typealias Shape = StackNavigation
}
