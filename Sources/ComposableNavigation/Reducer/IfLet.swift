extension Reducer {
  /// Runs a child on an optional part of the state while it is there.
  ///
  /// ```swift
  /// Reduce { state, action in … }
  ///   .ifLet(\.detail, action: /Action.detail) { Detail() }
  /// ```
  ///
  /// The child runs first, so that this reducer still sees its last state and may set it to nil.
  /// Effects of the child are cancelled when the part becomes nil. A child's action that comes
  /// while there is none changes nothing and is an issue. The child is resolved at its first use.
  ///
  /// - Parameters:
  ///   - state: Where the child's state lies, or nil.
  ///   - action: The actions that are the child's.
  ///   - dismiss: The action of this reducer that takes the child away, for an ``Effect/dismiss`` of
  ///     the child; nil for a child that is only a part, and dismisses what this reducer is in.
  ///   - child: The child's reducer.
  /// - Returns: This reducer and the other.
  public func ifLet<ChildState, ChildAction, Child: Reducer>(
    _ state: any WritableKeyPath<State, ChildState?> & Sendable,
    action: CasePath<Action, ChildAction>,
    dismiss: Action? = nil,
    @ReducerBuilder<ChildState, ChildAction> child: @escaping @Sendable () -> Child
  ) -> some Reducer<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    PresentChild(
      parent: self,
      part: .optional(StateLocation(state)),
      action: action,
      dismiss: dismiss,
      child: child
    )
  }
}
