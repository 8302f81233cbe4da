import Synchronization

/// A reducer that is ready for many actions: what ``Reducer/resolve()`` returns.
///
/// What it holds inside is nobody's business and may change. It is a reducer itself, also the way
/// to hide a reducer's type.
///
/// - Complexity: Sending an action costs one call through a closure for each reducer on its way.
public struct ResolvedReducer<State, Action: Sendable>: Reducer {
  @usableFromInline let run: @Sendable (inout State, Action) -> Effect<Action>
  let issues: [NavigationIssue]

  @usableFromInline
  init(run: @escaping @Sendable (inout State, Action) -> Effect<Action>) {
    self.run = run
    issues = []
  }

  init(
    issues: [NavigationIssue],
    run: @escaping @Sendable (inout State, Action) -> Effect<Action>
  ) {
    self.run = run
    self.issues = issues
  }

  /// Carries out an action.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  /// Itself.
  public func resolve() -> ResolvedReducer { self }
}

/// A child that is resolved at its first use, so that a feature may contain itself.
final class LazyReducer<State, Action: Sendable>: Sendable {
  private let make: @Sendable () -> ResolvedReducer<State, Action>
  private let made = AtomicLazyReference<Box>()
  private let hasReported = Atomic(false)

  private final class Box: Sendable {
    let reducer: ResolvedReducer<State, Action>
    init(_ reducer: ResolvedReducer<State, Action>) { self.reducer = reducer }
  }

  init(_ make: @escaping @Sendable () -> ResolvedReducer<State, Action>) { self.make = make }

  /// Runs the child, and reports once what is wrong with its composition.
  func run(_ state: inout State, _ action: Action) -> Effect<Action> {
    let reducer = reducer
    let effect = reducer.run(&state, action)
    guard !reducer.issues.isEmpty, !hasReported.exchange(true, ordering: .relaxed) else {
      return effect
    }
    return .merge(reducer.issues.map { .report(.issue($0)) } + [effect])
  }

  /// The child; two threads that ask for the first time may both make one, and one is kept.
  private var reducer: ResolvedReducer<State, Action> {
    if let box = made.load() { return box.reducer }
    return made.storeIfNil(Box(make())).reducer
  }
}
