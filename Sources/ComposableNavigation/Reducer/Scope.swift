/// A ``Pullback`` with the paths first and the child in a builder closure.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   Scope(state: \.stack, action: /Action.stack) { StackNavigation<Screen>() }
///   Scope(state: \.profile, action: /Action.profile) {
///     Profile()
///     Logger()
///   }
/// }
/// ```
///
/// The name is TCA's.
public struct Scope<State, Action: Sendable, Child: Reducer>: Reducer {
  @usableFromInline let pullback: Pullback<State, Action, Child>

  /// Runs the child on a part of the state.
  public init<ChildState, ChildAction>(
    state: any WritableKeyPath<State, ChildState> & Sendable,
    action: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    pullback = child().pullback(state: state, action: action)
  }

  /// Runs the child on a case of the state.
  public init<ChildState, ChildAction>(
    state: CasePath<State, ChildState>,
    action: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    pullback = child().pullback(state: state, action: action)
  }

  /// Runs the pullback.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    pullback.reduce(into: &state, action: action)
  }

  /// Resolves the pullback.
  public func resolve() -> ResolvedReducer<State, Action> { pullback.resolve() }
}
