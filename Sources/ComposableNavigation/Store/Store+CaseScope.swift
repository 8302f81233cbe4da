extension Store {
  /// A store for one case of a state that is an enum, or nil while it is in another.
  ///
  /// ```swift
  /// let sheet = store.scope(\.modal, id: entry.id, element: /Action.sheet)
  /// let filter = sheet?.scope(state: /Sheet.State.filter, action: /Sheet.Action.filter)
  /// ```
  ///
  /// Once the state is in another case it keeps the last one that it has read, so that a view can
  /// still be drawn while it goes away; an action sent then is refused (``Refusal/gone(_:)``).
  ///
  /// - Parameters:
  ///   - state: The case that holds the part.
  ///   - action: This store's actions that are the part's.
  /// - Returns: The part's store; nil while the state is in another case.
  public func scope<Child, ChildAction>(
    state: CasePath<State, Child>,
    action: CasePath<Action, ChildAction>
  ) -> Store<Child, ChildAction>? {
    part(action.wrap) { state.extract($0) }
  }

  /// A store for one case of an optional enum, or nil while it is nil or in another case.
  ///
  /// ```swift
  /// let filter = store.scope(state: \.open, case: /Open.filter, action: /Action.filter)
  /// filter?.send(.closeTapped)                         // is .filter(.closeTapped)
  /// ```
  ///
  /// It keeps the last state and refuses what comes too late, as the store of an optional does.
  ///
  /// - Parameters:
  ///   - state: The enum, or nil.
  ///   - path: The case that holds the part.
  ///   - action: This store's actions that are the part's.
  /// - Returns: The part's store; nil while there is no such part.
  public func scope<Cases, Child, ChildAction>(
    state: KeyPath<State, Cases?>,
    case path: CasePath<Cases, Child>,
    action: CasePath<Action, ChildAction>
  ) -> Store<Child, ChildAction>? {
    part(action.wrap) { $0[keyPath: state].flatMap { path.extract($0) } }
  }
}
