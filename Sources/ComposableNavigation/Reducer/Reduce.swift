/// A reducer made of a closure: a feature's own logic, in a `body` with its children.
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
  @usableFromInline let step: CompiledReducer

  /// Makes a reducer of a closure.
  @inlinable  // send String, N = 10: × 4.3
  public init(_ reduce: @escaping @Sendable (inout State, Action) -> Effect<Action>) {
    run = reduce
    // Made here because `resolve()` does not know the types. Benchmark: send.
    step = CompiledClosure { state, action in
      reduce(
        &state.assumingMemoryBound(to: State.self).pointee,
        action.assumingMemoryBound(to: Action.self).pointee
      ).erased
    }
  }

  /// Calls the closure.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    run(&state, action)
  }

  /// Prepares the closure for many actions; see ``Reducer/resolve()``.
  public func resolve() -> ResolvedReducer<State, Action> {
    let logic: CompiledReducer? = CompiledLogic.make(
      of: step,
      state: State.self,
      action: Action.self
    )
    return ResolvedReducer(step: logic ?? step)
  }

  /// Returns the closure as the step of a shape, which is not checked for actions that it ignores.
  package func resolvedShape() -> ResolvedReducer<State, Action> { ResolvedReducer(step: step) }
}
