extension SplitNavigation: ElementShape {
  /// Tells whether an action takes entries away.
  ///
  /// - Complexity: O(*n*), besides what the action costs.
  public static func entriesGo(on action: Action, in state: State) -> Bool {
    var after = state
    _ = SplitNavigation().reduce(into: &after, action: action)
    let kept = VisitSet(after.entries.ids)
    return !state.entries.ids.allSatisfy(kept.contains)
  }
}
