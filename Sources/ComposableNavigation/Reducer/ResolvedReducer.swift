/// A reducer that is prepared for many actions: the result of ``Reducer/resolve()``.
///
/// Its stored properties are private and may change. Use it also to erase a reducer's type.
///
/// - Complexity: Sending an action costs one call for each reducer on its path.
public struct ResolvedReducer<State, Action: Sendable>: Reducer {
  @usableFromInline let step: CompiledReducer
  package let issues: [NavigationIssue]

  @usableFromInline
  init(issues: [NavigationIssue] = [], step: CompiledReducer) {
    self.step = step
    self.issues = issues
  }

  /// Creates a resolved reducer from a reducer that implements `reduce(into:action:)`.
  ///
  /// - Parameters:
  ///   - issues: The mistakes in the composition of the reducer.
  ///   - base: The reducer.
  @inlinable  // send Int, N = 0: × 2.4
  package init<Base: Reducer>(issues: [NavigationIssue] = [], of base: Base)
  where Base.State == State, Base.Action == Action {
    self.init(
      issues: issues,
      step: CompiledClosure { state, action in
        base.reduce(
          into: &state.assumingMemoryBound(to: State.self).pointee,
          action: action.assumingMemoryBound(to: Action.self).pointee
        ).erased
      }
    )
  }

  // Uses pointers, as a step does, for the benchmark “send, N”.
  /// Carries out an action.
  @inlinable  // 10000 sessions, states and one resolved reducer, an action: × 1.9
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    // A step may use the action's own memory, so it receives a copy.
    var action = action
    // The effect is made outside: its type is unknown in unspecialised code, which would look it up
    // for each closure (benchmark “guards idle”).
    let effect: AnyEffect? = withUnsafeMutablePointer(to: &state) { state in
      withUnsafeMutablePointer(to: &action) { action in
        step.run(UnsafeMutableRawPointer(state), UnsafeMutableRawPointer(action))
      }
    }
    return Effect(effect)
  }

  /// Returns itself.
  public func resolve() -> ResolvedReducer { self }
}
