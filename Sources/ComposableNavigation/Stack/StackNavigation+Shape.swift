extension StackNavigation: NavigationShape {
  /// The rules that find the command from one stack to another.
  public typealias Rules = StackRules

  /// Returns a Boolean value that indicates whether an action removes entries.
  ///
  /// - Complexity: O(*n*) for setting the list, else O(1).
  @inlinable  // forEach, push and pop, 10: × 6.4
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    switch action {
    case .push, .pushItem, .goForward, .bringToFront, .skip, .skipItem:
      return false
    case .pop, .remove, .replaceTop:
      // An empty stack has nothing to remove or replace.
      return !state.storedEntries.isEmpty
    case .setItems(let items, animated: _):
      return state.storedEntries.entriesGo(writing: items)
    case .when(_, let action):
      return entriesGo(on: action, in: state)
    }
  }

  /// Returns the action that removes entries: ``Action/remove(_:cause:animated:)``.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .remove(ids, cause: cause)
  }

  /// Returns the action that removes a screen but not the screens above it.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    .remove([id], animated: animated)
  }
}

extension StackNavigation.State: NavigationState {
  /// The stack's reducer.
  public typealias Shape = StackNavigation

  /// All entries, root first.
  public var desiredContent: DesiredContent {
    DesiredContent(of: storedEntries, isAnimated: areAnimationsEnabled)
  }

  /// The id of the screen on top; nil for an empty stack.
  public var frontID: EntryID? { storedEntries.ids.last }

  // Not a copy of the list, as by default (benchmark “lifecycles idle”).
  /// Returns the id of the entry that an id names; nil if there is no such entry.
  public func resolved(_ id: EntryID) -> EntryID? { storedEntries.resolved(id) }

  /// Access to all entries at once.
  public static var entryAccess: EntryAccess { EntryAccess(at: \Self.storedEntries) }

  /// Changes the item of an entry in place.
  ///
  /// - Returns: The result of the change; nil if the entry is not on the stack.
  @inlinable  // forEach, top of 1: × 3.6
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    storedEntries.update(id, change)
  }

  /// Returns a function that compares the entries and the flag with those that the lane last
  /// received.
  public static func comparison(with last: LastDesiredContent) -> (UnsafePointer<Self>) -> Bool {
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
