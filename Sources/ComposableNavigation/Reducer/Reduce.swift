/// A reducer made of a closure: a feature's own logic, beside its children, in a `body`.
///
/// ```swift
/// let counter = Reduce<Int, Bool> { count, up in
///   count += up ? 1 : -1
///   return .none
/// }
/// var count = 0
/// _ = counter.reduce(into: &count, action: true)
/// count                                             // 1
/// ```
public struct Reduce<State, Action: Sendable>: Reducer {
  @usableFromInline let run: @Sendable (inout State, Action) -> Effect<Action>
  @usableFromInline let step: ReducerStep

  /// Makes a reducer of a closure.
  @inlinable  // send String, N = 10: × 4.3
  public init(_ reduce: @escaping @Sendable (inout State, Action) -> Effect<Action>) {
    run = reduce
    // Made here, where the types are known, and not in `resolve()`, where they are not. Benchmark:
    // send.
    step = ClosureStep { state, action in
      reduce(
        &state.assumingMemoryBound(to: State.self).pointee,
        action.assumingMemoryBound(to: Action.self).pointee
      ).asked
    }
  }

  /// Calls the closure.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  /// The closure, as a step.
  public func resolve() -> ResolvedReducer<State, Action> {
    let logic: ReducerStep? = LogicStep.make(of: step, state: State.self, action: Action.self)
    return ResolvedReducer(step: logic ?? step)
  }

  /// The closure as the step of a shape, of which nobody asks whether it leaves actions undone.
  package func resolvedShape() -> ResolvedReducer<State, Action> { ResolvedReducer(step: step) }
}
