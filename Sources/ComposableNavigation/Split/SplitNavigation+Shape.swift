extension SplitNavigation: ElementShape {
  /// Tells whether an action takes entries away.
  ///
  /// - Complexity: O(1) for those that only add; else O(*n*), besides what the action costs.
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    switch action {
    case .column(_, .pushItem), .column(_, .push), .shown(_, .pushItem), .shown(_, .push),
      .setCollapsed, .setOptions:
      return false
    default:
      break
    }
    var after = state
    _ = carryOut(action, in: &after)
    return !state.entries.ids.areAmong(after.entries.ids)
  }

  /// Makes the action that takes entries away, wherever they are shown: each goes from its own column.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .shown(.primary, .remove(ids, cause: cause))
  }

  /// Makes the action that takes an entry away, wherever it is shown; none for the root of a column,
  /// which is a part of what lies around.
  ///
  /// - Complexity: O(*n*).
  public static func dismissal(of id: EntryID, in state: State, animated: Bool) -> Action? {
    guard let column = state.column(of: id), state[column].rootID?.isMeant(by: id) == false else {
      return nil
    }
    return .shown(column, .remove([id], animated: animated))
  }
}

extension SplitNavigation.Action: ShapeAction {
  package typealias Shape = SplitNavigation
}
