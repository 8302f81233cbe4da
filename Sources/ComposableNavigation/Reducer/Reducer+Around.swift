extension Reducer {
  /// Does something before and after each action of this reducer, where state and action are in memory.
  ///
  /// For an operator that sees every action and usually has nothing to do: generic code would look up
  /// its types at each action (benchmarks “guards idle” and “lifecycles idle”).
  ///
  /// - Parameters:
  ///   - issues: Returns the problems of the operator's case paths.
  ///   - make: Makes the operator's step, given this reducer; see `ResolvedReducer.Run`.
  /// - Returns: The reducer with the operator.
  package func around(
    issues: @escaping @Sendable () -> [NavigationIssue] = { [] },
    _ make:
      @escaping @Sendable (ResolvedReducer<State, Action>) -> ResolvedReducer<State, Action>.Run
  ) -> some Reducer<State, Action> {
    ReducerAround(base: { self.resolve() }, issues: issues, make: make)
  }
}

private struct ReducerAround<State, Action: Sendable>: Reducer {
  let base: @Sendable () -> ResolvedReducer<State, Action>
  let issues: @Sendable () -> [NavigationIssue]
  let make: @Sendable (ResolvedReducer<State, Action>) -> ResolvedReducer<State, Action>.Run

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    resolve().reduce(into: &state, action: action)
  }

  func resolve() -> ResolvedReducer<State, Action> {
    let base = base()
    return ResolvedReducer(
      issues: base.issues + issues(),
      backParts: base.backParts,
      step: CompiledClosure(make(base))
    )
  }
}

extension ResolvedReducer {
  /// A step: carries out the action at an address on the state at an address.
  ///
  /// ## Invariants
  /// - Both are initialized, and no other code reads them while the step runs.
  /// - The action is the same after the step as before.
  package typealias Run =
    @Sendable (UnsafeMutableRawPointer, UnsafeMutableRawPointer) -> AnyEffect?

  /// Carries out an action on a state, both where they are.
  package func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    step.run(state, action)
  }
}

extension CasePath {
  /// Returns a function that indicates whether the value at an address is of the case.
  package var isCase: @Sendable (UnsafeMutableRawPointer) -> Bool {
    { [route] in route.isCase(of: $0) }
  }

  /// A function that passes on the value of the case where it is; called for no value of another case.
  package typealias Look =
    @Sendable (UnsafeMutableRawPointer, (UnsafePointer<Value>) -> Void) -> Void

  /// Returns the function that looks at the value of the case at an address, without a copy.
  package var look: Look {
    { [route] place, body in
      _ = route.visit(place) {
        body(UnsafePointer($0.assumingMemoryBound(to: Value.self)))
        return nil
      }
    }
  }
}
