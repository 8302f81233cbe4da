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
  /// The value is read before and after each action and compared. The closure runs at most once per
  /// action, after this reducer, also if a child's action has changed the value. The closure's own
  /// changes are not compared again. The operator sees only the changes of the reducer that it is
  /// applied to, and not those of its neighbours in a `body`, so apply it to the outermost reducer.
  ///
  /// The name is TCA's. There the closure receives the old value and the state since version 1.25,
  /// and reads the new value from the state; here it receives both values and the state.
  ///
  /// - Parameters:
  ///   - value: Returns the value that is compared.
  ///   - perform: The closure to run if the value has changed, with the old and the new value.
  /// - Returns: This reducer with the closure.
  public func onChange<Value: Equatable & SendableMetatype>(
    of value: @escaping @Sendable (State) -> Value,
    _ perform: @escaping @Sendable (_ old: Value, _ new: Value, inout State) -> Effect<Action>
  ) -> some Reducer<State, Action> {
    around { base in
      { place, action in
        let state = place.assumingMemoryBound(to: State.self)
        let old = value(state.pointee)
        let effect = base.run(place, action)
        let new = value(state.pointee)
        return old == new ? effect : effect.merged(with: perform(old, new, &state.pointee).erased)
      }
    }
  }
}
