extension TabNavigation: NavigationShape {
  /// The rules that find the command from one list of tabs to another.
  public typealias Rules = TabRules

  /// Returns a Boolean value that indicates whether an action removes tabs.
  ///
  /// - Complexity: O(*n*) for setting the list, else O(1).
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    switch action {
    case .select, .preload:
      return false
    case .remove:
      return !state.storedEntries.isEmpty
    case .setItems(let items, animated: _):
      return state.storedEntries.entriesGo(writing: items)
    case .when(_, let action):
      return entriesGo(on: action, in: state)
    }
  }

  /// Returns the action that removes tabs: ``Action/remove(_:cause:animated:)``.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .remove(ids, cause: cause)
  }

  /// Returns nil: a tab is not presented, so the shape around the tabs is dismissed instead.
  ///
  /// A tab that can be closed notifies its parent, which sends
  /// ``Action/remove(_:cause:animated:)``.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? { nil }

  /// Returns the action that selects a tab: ``Action/select(id:cause:)``.
  public static func selection(of id: EntryID, cause: Cause) -> Action? {
    .select(id: id, cause: cause)
  }
}

extension TabNavigation.State: NavigationState {
  /// The tabs' reducer.
  public typealias Shape = TabNavigation

  /// All tabs, and the active one.
  public var desiredContent: DesiredContent {
    DesiredContent(
      of: storedEntries,
      selected: active,
      preloaded: preloaded,
      isAnimated: areAnimationsEnabled
    )
  }

  /// The id of the active tab; nil exactly when there are no tabs.
  public var frontID: EntryID? { active }

  /// Access to all tabs at once.
  public static var entryAccess: EntryAccess { EntryAccess(at: \Self.storedEntries) }

  /// Changes the item of a tab in place.
  ///
  /// - Returns: The result of the change; nil if there is no such tab.
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    storedEntries.update(id, change)
  }

  /// Returns a function that compares tabs, selection and flag with those that the lane last
  /// received.
  public static func comparison(with last: LastDesiredContent) -> (UnsafePointer<Self>) -> Bool {
    { state in
      last.isStill(
        state.pointee.storedEntries.storedIDs,
        of: state.pointee.storedEntries.revision,
        state.pointee.areAnimationsEnabled,
        selected: state.pointee.active,
        preloaded: state.pointee.preloaded
      )
    }
  }
}

extension TabNavigation.Action: ShapeAction {
  package typealias Shape = TabNavigation
}
