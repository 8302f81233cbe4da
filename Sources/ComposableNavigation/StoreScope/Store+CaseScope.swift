extension Store {
  /// Returns a store for one case of an enum state; nil while the state is in another case.
  ///
  /// ```swift
  /// let sheet = store.scope(\.modal, id: entry.id, element: /Action.sheet)
  /// let filter = sheet?.scope(state: /Sheet.State.filter, action: /Sheet.Action.filter)
  /// ```
  ///
  /// While the state is in another case, the store keeps the last value that it has read, so that a
  /// view can still be drawn while it disappears. Actions sent then are refused
  /// (``Refusal/gone(_:)``).
  ///
  /// - Parameters:
  ///   - state: The case that holds the part.
  ///   - action: The case of this store's actions that wraps the part's actions.
  /// - Returns: The part's store; nil while the state is in another case.
  public func scope<Child, ChildAction>(
    state: CasePath<State, Child>,
    action: CasePath<Action, ChildAction>
  ) -> Store<Child, ChildAction>? {
    part(action.wrap) { state.extract($0) }
  }

  /// Returns a store for one case of an optional enum; nil while it is nil or in another case.
  ///
  /// ```swift
  /// let filter = store.scope(state: \.open, case: /Open.filter, action: /Action.filter)
  /// filter?.send(.closeTapped)                         // is .filter(.closeTapped)
  /// ```
  ///
  /// Like the store of an optional, it keeps the last state and refuses actions that are too late.
  ///
  /// - Parameters:
  ///   - state: The optional enum.
  ///   - path: The case that holds the part.
  ///   - action: The case of this store's actions that wraps the part's actions.
  /// - Returns: The part's store; nil while there is no such part.
  public func scope<Cases, Child, ChildAction>(
    state: KeyPath<State, Cases?>,
    case path: CasePath<Cases, Child>,
    action: CasePath<Action, ChildAction>
  ) -> Store<Child, ChildAction>? {
    part(action.wrap) { $0[keyPath: state].flatMap { path.extract($0) } }
  }
}
