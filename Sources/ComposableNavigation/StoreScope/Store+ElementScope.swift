extension Store {
  /// Returns a store for one entry of a stack, of tabs or of another shape; nil if there is no such
  /// entry.
  ///
  /// ```swift
  /// let message = store.scope(\.stack, id: entry.id, elements: /Action.message)
  /// message?.send(.starTapped)                         // is .message(id, .starTapped)
  /// ```
  ///
  /// After the entry has been removed, the store keeps the last state that it has read, so the view
  /// can be drawn during the transition; an action that is sent then is refused
  /// (``Refusal/gone(_:)``).
  ///
  /// - Parameters:
  ///   - container: The key path to the shape's state.
  ///   - id: The entry.
  ///   - elements: The case that wraps an entry's action with its id.
  /// - Returns: The entry's store; nil if there is no such entry.
  public func scope<Container: ElementState, ElementAction>(
    _ container: KeyPath<State, Container>,
    id: EntryID,
    elements: CasePath<Action, (EntryID, ElementAction)>
  ) -> Store<Container.Item, ElementAction>? {
    // An unresolved id is the entry that has its number now, and no later one.
    guard let id = read()[keyPath: container].resolved(id) else { return nil }
    let embed = elements.wrap
    return part(named: id) {
      embed((id, $0))
    } find: {
      $0[keyPath: container][id: id]
    } position: {
      $0[keyPath: container].entries.index(of: id)
    }
  }

  /// Returns a store for the presented item of a modal, or for the front entry of another shape;
  /// nil if there is no such entry.
  ///
  /// ```swift
  /// let card = store.scope(\.modal, id: entry.id, element: /Action.card)
  /// card?.send(.closeTapped)                           // is .card(.closeTapped)
  /// ```
  ///
  /// After the entry has been removed, the store keeps the last state that it has read, so the view
  /// can be drawn during the transition. An action that is sent then, or while the entry waits, is
  /// refused, even if another entry is presented by then (``Refusal/gone(_:)``,
  /// ``Refusal/notPresented(_:)``).
  ///
  /// - Parameters:
  ///   - container: The key path to the shape's state.
  ///   - id: The entry that is in front, or waits.
  ///   - element: The case of the front feature's actions.
  /// - Returns: The entry's store; nil if there is no such entry.
  public func scope<Container: ElementState, ElementAction>(
    _ container: KeyPath<State, Container>,
    id: EntryID,
    element: CasePath<Action, ElementAction>
  ) -> Store<Container.Item, ElementAction>? {
    guard let id = read()[keyPath: container].resolved(id) else { return nil }
    return part(named: id, element.wrap) {
      $0[keyPath: container][id: id]
    } position: {
      $0[keyPath: container].entries.index(of: id).map(OwnerWatch.inFront)
    } refusal: {
      // The action names no entry, so it must not reach a later entry.
      $0[keyPath: container].refusal(ofActionFor: id)
    }
  }
}
