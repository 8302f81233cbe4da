extension Store {
  /// A store for a part of the state and its actions, which shares this one's root.
  ///
  /// ```swift
  /// let stack = store.scope(state: \.stack, action: /Action.stack)
  /// stack.send(.popItem())                             // is .stack(.popItem()) to the parent
  /// ```
  ///
  /// It holds nothing itself: make one wherever a view needs it.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: Which of this store's actions are the part's.
  /// - Returns: The part's store.
  public func scope<Child, ChildAction>(
    state: KeyPath<State, Child>,
    action: CasePath<Action, ChildAction>
  ) -> Store<Child, ChildAction> {
    let (read, deliver, embed) = (read, deliver, action.wrap)
    let distance = MemoryLayout<State>.offset(of: state)
    return child(at: memory.flatMap { memory in distance.map { memory + $0 } }) {
      read()[keyPath: state]
    } deliver: {
      deliver(embed($0), $1)
    }
  }

  /// A store for an optional part of the state, or nil while it is nil: H's `Store.compactMap`.
  ///
  /// ```swift
  /// let detail = store.scope(state: \.detail, action: /Action.detail)    // nil without a detail
  /// detail?.send(.closeTapped)                         // is .detail(.closeTapped)
  /// detail?.state                                      // the last detail, also once it is nil
  /// ```
  ///
  /// Once the part is nil it keeps the last state that it has read, so that a view can still be
  /// drawn while it goes away; an action sent then is refused (``Refusal/gone(_:)``). An optional
  /// has no identity: when it is filled again, the store speaks to what is new. Who must tell two
  /// stays apart uses a ``ModalNavigation``. For a `Store<Child?, ChildAction>` say so:
  /// `let store: Store<Detail.State?, Detail.Action> = …`.
  ///
  /// - Parameters:
  ///   - state: The part of the state, or nil.
  ///   - action: Which of this store's actions are the part's.
  /// - Returns: The part's store; nil while there is no such part.
  public func scope<Child, ChildAction>(
    state: KeyPath<State, Child?>,
    action: CasePath<Action, ChildAction>
  ) -> Store<Child, ChildAction>? {
    let (read, embed) = (read, action.wrap)
    return lasting(embed) {
      read()[keyPath: state]
    } refusal: {
      read()[keyPath: state] == nil ? .gone(nil) : nil
    }
  }

  /// A store for one entry of a stack, or nil when it is not there.
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
  ///   - stack: The stack.
  ///   - id: The entry.
  ///   - elements: The case that wraps an entry's action with its id.
  /// - Returns: The entry's store; nil when the entry is not there.
  public func scope<Item, ElementAction>(
    _ stack: KeyPath<State, StackNavigation<Item>.State>,
    id: EntryID,
    elements: CasePath<Action, (EntryID, ElementAction)>
  ) -> Store<Item, ElementAction>? {
    let (read, embed) = (read, elements.wrap)
    // An open id means the entry that has its number now, and no later one.
    guard let id = read()[keyPath: stack].entries.bound(id) else { return nil }
    return lasting {
      embed((id, $0))
    } read: {
      read()[keyPath: stack].entries[id: id]
    } refusal: {
      read()[keyPath: stack].entries.contains(id) ? nil : .gone(id)
    }
  }

  /// A store for what a modal presents, or nil when it is not there.
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
  ///   - modal: The modal.
  ///   - id: The entry that is presented, or waits.
  ///   - element: Which of this store's actions are those of what is presented.
  /// - Returns: The entry's store; nil when the entry is not there.
  public func scope<Item, ElementAction>(
    _ modal: KeyPath<State, ModalNavigation<Item>.State>,
    id: EntryID,
    element: CasePath<Action, ElementAction>
  ) -> Store<Item, ElementAction>? {
    let read = read
    guard let id = read()[keyPath: modal].entries.bound(id) else { return nil }
    return lasting(element.wrap) {
      read()[keyPath: modal].entries[id: id]
    } refusal: {
      // The action names no entry, so it must not reach what has come after this one.
      read()[keyPath: modal].refusal(ofActionFor: id)
    }
  }

  /// A store for a part that may go, while its view is still there: it keeps the last state, and an
  /// action is asked for `refusal` when its turn has come.
  ///
  /// - Returns: nil when the part is not there.
  package func lasting<Child, ChildAction>(
    _ embed: @escaping @Sendable (ChildAction) -> Action,
    read: @escaping @MainActor () -> Child?,
    refusal: @escaping @MainActor () -> Refusal?
  ) -> Store<Child, ChildAction>? {
    let deliver = deliver
    return lasting(read: read) { action, delivery in
      deliver(embed(action), delivery.through { refusal().map { .refuse($0) } ?? .reduce })
    }
  }

  /// A store for a part that may go, with a delivery of its own.
  ///
  /// - Returns: nil when the part is not there.
  func lasting<Child, ChildAction>(
    read: @escaping @MainActor () -> Child?,
    deliver: @escaping @MainActor (ChildAction, Delivery) -> StoreTask
  ) -> Store<Child, ChildAction>? {
    read().map { lasting(from: $0, read: read, deliver: deliver) }
  }

  private func lasting<Child, ChildAction>(
    from first: Child,
    read: @escaping @MainActor () -> Child?,
    deliver: @escaping @MainActor (ChildAction, Delivery) -> StoreTask
  ) -> Store<Child, ChildAction> {
    var last = first
    return child {
      if let now = read() { last = now }
      return last
    } deliver: {
      deliver($0, $1)
    }
  }

  /// A store for a part that another target finds, and whose actions it makes of the state; it keeps
  /// the last state, and who reduces an action finds out that it is late.
  package func keeping<Child, ChildAction>(
    _ first: Child,
    read find: @escaping @MainActor (State) -> Child?,
    action embed: @escaping @MainActor (ChildAction, State) -> Action
  ) -> Store<Child, ChildAction> {
    let (read, deliver) = (read, deliver)
    return lasting(from: first) {
      find(read())
    } deliver: { action, delivery in
      var delivery = delivery
      delivery.source = .handler
      return deliver(embed(action, read()), delivery)
    }
  }

  // A pointer for the benchmark “scoped store, send”.
  private func child<Child, ChildAction>(
    at memory: UnsafeMutableRawPointer? = nil,
    read: @escaping @MainActor () -> Child,
    deliver: @escaping @MainActor (ChildAction, Delivery) -> StoreTask
  ) -> Store<Child, ChildAction> {
    Store<Child, ChildAction>(
      read: read,
      deliver: deliver,
      engine: engine,
      memory: memory
    )
  }
}

extension ModalNavigation.State {
  /// Why something that an entry's view sends can no longer, or not yet, be meant.
  func refusal(ofActionFor id: EntryID) -> Refusal? {
    if presentedID?.isSame(as: id) == true { return nil }
    return entries.contains(id) ? .notPresented(id) : .gone(id)
  }
}
