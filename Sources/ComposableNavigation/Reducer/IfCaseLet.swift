extension Reducer {
  /// Runs a child on one case of an enum state while the state is in it.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifCaseLet(/State.loggedIn, action: /Action.loggedIn) { LoggedIn() }
  /// ```
  ///
  /// As with `ifLet`, the child runs first, its effects end with the case, and an action while the
  /// state is in another case is an issue: only this reducer runs.
  ///
  /// - Parameters:
  ///   - state: The case that contains the child's state.
  ///   - action: The case of the child's actions.
  ///   - child: The child's reducer.
  /// - Returns: This reducer, combined with the child's.
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer>(
    _ state: CasePath<State, ChildState>,
    action: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    FocusedReducer(parent: self, focus: Focus(state), actions: ChildActions(action), child: child)
  }
}
