/// The result builder of a ``Reducer/body``: a list of reducers, run from top to bottom.
///
/// `if`, `if let`, `switch`, `for` and `#available` work, and are decided once, when the body is
/// evaluated.
///
/// ```swift
/// var body: some Reducer<State, Action> {
///   Scope(state: \.stack, action: /Action.stack) { StackNavigation<Screen>() }
///   if isLogged { Logger() }
/// }
/// ```
@resultBuilder
public enum ReducerBuilder<State, Action: Sendable> {
  /// A statement of the body.
  public static func buildExpression<R: Reducer<State, Action>>(_ reducer: R) -> R { reducer }

  /// An empty body does nothing.
  public static func buildBlock() -> some Reducer<State, Action> { Many<EmptyReducer>([]) }

  /// The first statement.
  public static func buildPartialBlock<R: Reducer<State, Action>>(first: R) -> R { first }

  /// A further statement.
  public static func buildPartialBlock<
    First: Reducer<State, Action>,
    Second: Reducer<State, Action>
  >(accumulated: First, next: Second) -> Pair<First, Second> {
    Pair(first: accumulated, second: next)
  }

  /// `if` without `else`.
  public static func buildOptional<R: Reducer<State, Action>>(_ reducer: R?) -> Many<R> {
    Many(reducer.map { [$0] } ?? [])
  }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<
    First: Reducer<State, Action>,
    Second: Reducer<State, Action>
  >(first: First) -> Either<First, Second> { .first(first) }

  /// The other branch of an `if` or `switch`.
  public static func buildEither<
    First: Reducer<State, Action>,
    Second: Reducer<State, Action>
  >(second: Second) -> Either<First, Second> { .second(second) }

  /// `for … in`.
  public static func buildArray<R: Reducer<State, Action>>(_ reducers: [R]) -> Many<R> {
    Many(reducers)
  }

  /// `if #available`: erases the reducer's type, which may be unavailable outside.
  public static func buildLimitedAvailability<R: Reducer<State, Action>>(
    _ reducer: R
  ) -> ResolvedReducer<State, Action> {
    reducer.resolve()
  }
}
