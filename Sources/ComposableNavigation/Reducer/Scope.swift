/// A ``Pullback`` as it reads inside a builder: paths first, then the child.
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
  private let pullback: Pullback<State, Action, Child>

  /// Runs the child on a part of the state.
  public init(
    state: any WritableKeyPath<State, Child.State> & Sendable,
    action: CasePath<Action, Child.Action>,
    @ReducerBuilder<Child.State, Child.Action> child: () -> Child
  ) {
    pullback = child().pullback(state: state, action: action)
  }

  /// Runs the child on a case of the state.
  public init(
    state: CasePath<State, Child.State>,
    action: CasePath<Action, Child.Action>,
    @ReducerBuilder<Child.State, Child.Action> child: () -> Child
  ) {
    pullback = child().pullback(state: state, action: action)
  }

  /// Runs the pullback.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    pullback.reduce(into: &state, action: action)
  }

  /// Resolves the pullback.
  public func resolve() -> ResolvedReducer<State, Action> { pullback.resolve() }
}
