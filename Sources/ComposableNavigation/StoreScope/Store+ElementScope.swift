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
    let (read, embed) = (read, elements.wrap)
    // An unresolved id is the entry that has its number now, and no later one.
    guard let id = read()[keyPath: container].resolved(id) else { return nil }
    return lasting {
      embed((id, $0))
    } read: {
      read()[keyPath: container][id: id]
    } refusal: {
      read()[keyPath: container].resolved(id) == nil ? .gone(id) : nil
    }?
    .owned(by: id, in: self) { $0[keyPath: container].entries.index(of: id) }
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
    let read = read
    guard let id = read()[keyPath: container].resolved(id) else { return nil }
    return lasting(element.wrap) {
      read()[keyPath: container][id: id]
    } refusal: {
      // The action names no entry, so it must not reach a later entry.
      read()[keyPath: container].refusal(ofActionFor: id)
    }?
    .owned(by: id, in: self) {
      $0[keyPath: container].entries.index(of: id).map(OwnerWatch.inFront)
    }
  }
}
