extension Reducer where State: ElementState & Equatable {
  /// Returns the outcome that an action would have: changed, unchanged or refused.
  ///
  /// Ask before you send the action, in a view or in a reducer that comes before the shape. A second
  /// tap on the active tab goes to the root of its stack:
  ///
  /// ```swift
  /// Reduce<App.State, App.Action> { state, action in
  ///   guard case .tabs(let tabs) = action, Tabs().outcome(of: tabs, in: state.tabs) == .unchanged
  ///   else { return .none }
  ///   return .send(.stack(.popToRoot()))
  /// }
  /// Tabs().pullback(state: \.tabs, action: /App.Action.tabs)
  /// ```
  ///
  /// Nothing is carried out: the state stays as it is, and no effect begins. A stack that keeps its
  /// root and a shape with a guard answer as what they are. A push is always a change, also of an
  /// equal item, because it is another visit.
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
  /// - Returns: The outcome; of several refusals the first.
  /// - Complexity: O(*n*), besides what the action costs.
  public func outcome(of action: Action, in state: State) -> ActionOutcome {
    var after = state
    let refusal = reduce(into: &after, action: action).refusals.first
    if let refusal { return .refused(refusal) }
    let isSame = after.entries.ids.areSame(as: state.entries.ids)
    after.areAnimationsEnabled = state.areAnimationsEnabled
    return isSame && after == state ? .unchanged : .changed
  }
}
