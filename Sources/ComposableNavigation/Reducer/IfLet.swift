extension Reducer {
  /// Runs a child on an optional part of the state while the part is not nil.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.detail, action: /Action.detail) { Detail() }
  /// ```
  ///
  /// The child runs first, so this reducer still sees the child's last state and may set it to nil.
  /// Effects of the child are cancelled when the part becomes nil. A child's action while the part
  /// is nil is an issue, and only this reducer runs. The child is resolved at its first use.
  ///
  /// - Parameters:
  ///   - state: The key path to the child's optional state.
  ///   - action: The case of the child's actions.
  ///   - dismiss: The action of this reducer that removes the child, for an ``Effect/dismiss`` of
  ///     the child; nil for a child that is only a part, whose dismissal dismisses the feature that
  ///     contains this reducer.
  ///   - child: The child's reducer.
  /// - Returns: This reducer, combined with the child's.
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: any WritableKeyPath<State, ChildState?> & Sendable,
    action: CasePath<Action, ChildAction>,
    dismiss: Action? = nil,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    FocusedReducer(
      parent: self,
      focus: Focus(StateLocation(state)),
      actions: ChildActions(action),
      dismissal: { _, _, _, _ in dismiss.map { SentEffect($0) } },
      child: child
    )
  }
}
