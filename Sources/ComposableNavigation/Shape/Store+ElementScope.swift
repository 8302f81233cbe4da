extension Store {
  /// A store for one entry of a stack, of tabs or of another shape, or nil when it is not there.
  ///
  /// ```swift
  /// let message = store.scope(\.stack, id: entry.id, elements: /Action.message)
  /// message?.send(.starTapped)                         // is .message(id, .starTapped)
  /// ```
  ///
  /// Once the entry has gone it keeps the last state that it has read, so that a view can still be
  /// drawn while it goes away; an action sent then is refused (``Refusal/gone(_:)``).
  ///
  /// - Parameters:
  ///   - container: The shape's state.
  ///   - id: The entry.
  ///   - elements: The case that wraps an entry's action with its id.
  /// - Returns: The entry's store; nil when the entry is not there.
  public func scope<Container: ElementState, ElementAction>(
    _ container: KeyPath<State, Container>,
    id: EntryID,
    elements: CasePath<Action, (EntryID, ElementAction)>
  ) -> Store<Container.Item, ElementAction>? {
    let (read, embed) = (read, elements.wrap)
    // An open id means the entry that has its number now, and no later one.
    guard let id = read()[keyPath: container].bound(id) else { return nil }
    return lasting {
      embed((id, $0))
    } read: {
      read()[keyPath: container][id: id]
    } refusal: {
      read()[keyPath: container].bound(id) == nil ? .gone(id) : nil
    }?
    .owned(by: id, in: self) { $0[keyPath: container].entries.index(of: id) }
  }

  /// A store for what a modal presents, or what is in front of another shape, or nil when it is not
  /// there.
  ///
  /// ```swift
  /// let card = store.scope(\.modal, id: entry.id, element: /Action.card)
  /// card?.send(.closeTapped)                           // is .card(.closeTapped)
  /// ```
  ///
  /// Once the entry has gone it keeps the last state that it has read, so that a view can still be
  /// drawn while it goes away; an action sent then, or while the entry waits, is refused, also when
  /// something else is presented by now (``Refusal/gone(_:)``, ``Refusal/notPresented(_:)``).
  ///
  /// - Parameters:
  ///   - container: The shape's state.
  ///   - id: The entry that is in front, or waits.
  ///   - element: This store's actions that are those of the screen in front.
  /// - Returns: The entry's store; nil when the entry is not there.
  public func scope<Container: ElementState, ElementAction>(
    _ container: KeyPath<State, Container>,
    id: EntryID,
    element: CasePath<Action, ElementAction>
  ) -> Store<Container.Item, ElementAction>? {
    let read = read
    guard let id = read()[keyPath: container].bound(id) else { return nil }
    return lasting(element.wrap) {
      read()[keyPath: container][id: id]
    } refusal: {
      // The action names no entry, so it must not reach what has come after this one.
      read()[keyPath: container].refusal(ofActionFor: id)
    }?
    .owned(by: id, in: self) {
      $0[keyPath: container].entries.index(of: id).map(OwnerWatch.inFront)
    }
  }
}
