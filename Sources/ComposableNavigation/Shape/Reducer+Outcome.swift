extension Reducer where State: ElementState & Equatable {
  /// Returns the outcome that an action would have: changed, unchanged or refused.
  ///
  /// Call it before you send the action, in a view or in a reducer that runs before the shape.
  ///
  /// The action is not carried out: the state stays as it is, and no effect starts. The reducer
  /// that you call decides, so a stack that keeps its root and a shape with a guard return their
  /// own refusals. A push is always a change, even of an equal item, because it starts another
  /// visit.
  ///
  /// ```swift
  /// let stack = StackNavigation<String>()
  /// stack.outcome(of: .popToRoot(), in: .init(items: ["inbox"]))         // .unchanged
  /// stack.outcome(of: .popToRoot(), in: .init())                         // .refused(.empty)
  /// ```
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - state: The state in which it would be carried out.
  /// - Returns: The outcome; the first refusal if there are several.
  /// - Complexity: O(*n*), besides the cost of the action.
  public func outcome(of action: Action, in state: State) -> ActionOutcome {
    var after = state
    let refusal = reduce(into: &after, action: action).refusals.first
    if let refusal { return .refused(refusal) }
    let isSame = after.entries.ids.areSame(as: state.entries.ids)
    after.areAnimationsEnabled = state.areAnimationsEnabled
    return isSame && after == state ? .unchanged : .changed
  }
}
