extension Reducer {
  /// Runs a child on one case of an optional enum while the enum is in that case.
  ///
  /// Use it if at most one of several children is open, and their actions are the parent's own: an
  /// optional enum of the children, instead of a property for each.
  ///
  /// ```swift
  /// enum Open { case filter(Filter.State), help(Help.State) }
  ///
  /// Reduce { state, action in … }                      // state.open is an Open?
  ///   .ifLet(\.open, case: /Open.filter, action: /Action.filter) { Filter() }
  ///   .ifLet(\.open, case: /Open.help, action: /Action.help) { Help() }
  /// ```
  ///
  /// As with the other `ifLet`, a child runs before this reducer, its effects end with its case,
  /// and an action while the enum is nil or in another case is an issue: only this reducer runs.
  /// This reducer's own actions do not reach a child. A view's store is
  /// ``Store/scope(state:case:action:)``.
  ///
  /// - Parameters:
  ///   - state: The key path to the optional enum.
  ///   - path: The case that contains the child's state.
  ///   - action: The case of the child's actions.
  ///   - dismiss: The action of this reducer that removes the child, for an ``Effect/dismiss`` of
  ///     the child; nil for a child that is only a part, whose dismissal dismisses the feature that
  ///     contains this reducer.
  ///   - child: The child's reducer.
  /// - Returns: This reducer, combined with the child's.
  public func ifLet<Cases, ChildState, ChildAction, Child: Reducer>(
    _ state: any WritableKeyPath<State, Cases?> & Sendable,
    case path: CasePath<Cases, ChildState>,
    action: CasePath<Action, ChildAction>,
    dismiss: Action? = nil,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    FocusedReducer(
      parent: self,
      focus: Focus(StateLocation(state), path),
      actions: ChildActions(action),
      dismissal: { _, _, _, _ in dismiss.map { SentEffect($0) } },
      child: child
    )
  }
}
