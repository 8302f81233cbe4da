extension Reducer {
  /// Runs further logic when an action has changed a value.
  ///
  /// ```swift
  /// Settings()
  ///   .onChange(of: { $0.language }) { old, new, state in
  ///     state.log.append("\(old) → \(new)")
  ///     return .send(.reload)
  ///   }
  /// ```
  ///
  /// The value is read before and after each action and compared; it runs at most once for an
  /// action, after this reducer, also for changes that are made by the actions of children. What it
  /// changes itself is not looked at again. Only what this reducer changes is seen: of a reducer in
  /// a `body`, not what its neighbours do, so put it on the outermost one.
  ///
  /// The name is TCA's. There the closure gets the two values and returns a reducer, which is given
  /// the state and the action; here it gets the state as well and returns the effect, and no
  /// action.
  ///
  /// - Parameters:
  ///   - value: The value that is watched.
  ///   - perform: The work to do when it has changed, with the old and the new value.
  /// - Returns: This reducer with the further logic.
  public func onChange<Value: Equatable & SendableMetatype>(
    of value: @escaping @Sendable (State) -> Value,
    _ perform: @escaping @Sendable (_ old: Value, _ new: Value, inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    OnChange(base: self, value: value, perform: perform)
  }
}

private struct OnChange<Base: Reducer, Value: Equatable & SendableMetatype>: Reducer {
  let base: Base
  let value: @Sendable (Base.State) -> Value
  let perform: @Sendable (Value, Value, inout Base.State) -> Effect<Base.Action>

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let old = value(state)
    let effect = base.reduce(into: &state, action: action)
    let new = value(state)
    return old == new ? effect : effect.merge(with: perform(old, new, &state))
  }

  func resolve() -> ResolvedReducer<Base.State, Base.Action> {
    let base = base.resolve()
    let resolved = OnChange<ResolvedReducer, Value>(base: base, value: value, perform: perform)
    return ResolvedReducer(issues: base.issues, of: resolved)
  }
}
