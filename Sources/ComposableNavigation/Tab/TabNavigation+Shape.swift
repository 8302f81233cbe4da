extension TabNavigation: NavigationShape {
  /// The rules by which a tab host gets from one list of tabs to another.
  public typealias Rules = TabRules

  /// Tells whether an action takes tabs away.
  ///
  /// - Complexity: O(*n*) for a list that is set, else O(1).
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    switch action {
    case .select:
      return false
    case .remove:
      return !state.storedEntries.isEmpty
    case .setItems(let items, animated: _):
      return state.storedEntries.entriesGo(writing: items)
    }
  }

  /// Makes the action that takes tabs away: ``Action/remove(_:cause:animated:)``.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .remove(ids, cause: cause)
  }

  /// None: a tab is selected and not presented, so what lies around the tabs is dismissed.
  ///
  /// A tab that can be closed tells its parent, which sends ``Action/remove(_:cause:animated:)``.
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? { nil }

  /// Makes the action that selects a tab: ``Action/select(id:cause:)``.
  public static func selection(of id: EntryID, cause: Cause) -> Action? {
    .select(id: id, cause: cause)
  }
}

extension TabNavigation.State: NavigationState {
  /// The tabs' reducer.
  public typealias Shape = TabNavigation

  /// All tabs, and the active one.
  public var wanted: Wanted {
    Wanted(of: storedEntries, selected: active, isAnimated: areAnimationsEnabled)
  }

  /// The identity of the active tab; nil exactly when there are no tabs.
  public var frontID: EntryID? { active }

  /// A look at all tabs at once.
  public static var look: EntryLook { EntryLook(at: \Self.storedEntries) }

  /// Changes the item of a tab in its place.
  ///
  /// - Returns: The result of the change; nil when the tab is not there.
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    storedEntries.update(id, change)
  }

  /// Makes the comparison of tabs, selection and flag with those that a lane was told last.
  public static func comparison(with last: LastWanted) -> (UnsafePointer<Self>) -> Bool {
    { state in
      last.isStill(
        state.pointee.storedEntries.storedIDs,
        of: state.pointee.storedEntries.revision,
        state.pointee.areAnimationsEnabled,
        selected: state.pointee.active
      )
    }
  }
}

extension TabNavigation.Action: ShapeAction {
  package typealias Shape = TabNavigation
}
