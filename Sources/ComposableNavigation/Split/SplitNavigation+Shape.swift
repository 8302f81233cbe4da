extension SplitNavigation: ElementShape {
  /// Returns a Boolean value that indicates whether an action removes entries.
  ///
  /// - Complexity: O(1) for actions that only add; else O(*n*), besides the cost of the action.
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

  /// Returns the action that removes entries, each from its own column, no matter which column
  /// shows it.
  public static func removal(of ids: [EntryID], cause: Cause) -> Action {
    .shown(.primary, .remove(ids, cause: cause))
  }

  /// Returns the action that removes an entry from its column; nil for a column's root, which is
  /// dismissed with the screen around the split.
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
