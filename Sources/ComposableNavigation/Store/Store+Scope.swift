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
  ///   - action: This store's actions that are the part's.
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

  /// A store for an optional part of the state, or nil while it is nil.
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
  /// visits apart uses a ``ModalNavigation``. For a `Store<Child?, ChildAction>` say so:
  /// `let store: Store<Detail.State?, Detail.Action> = …`. heinzl's Composable Navigation calls
  /// this `Store.compactMap`.
  ///
  /// - Parameters:
  ///   - state: The part of the state, or nil.
  ///   - action: This store's actions that are the part's.
  /// - Returns: The part's store; nil while there is no such part.
  public func scope<Child, ChildAction>(
    state: KeyPath<State, Child?>,
    action: CasePath<Action, ChildAction>
  ) -> Store<Child, ChildAction>? {
    part(action.wrap) { $0[keyPath: state] }
  }

  /// A store for a part that may go, and is refused as gone when it is not there.
  ///
  /// - Parameters:
  ///   - id: The identity of the part; nil for one that has none.
  ///   - embed: Makes an action of the part this store's.
  ///   - find: Finds the part in this store's state.
  /// - Returns: nil when the part is not there.
  func part<Child, ChildAction>(
    named id: EntryID? = nil,
    _ embed: @escaping @Sendable (ChildAction) -> Action,
    find: @escaping @MainActor (State) -> Child?
  ) -> Store<Child, ChildAction>? {
    let read = read
    return lasting(embed) {
      find(read())
    } refusal: {
      find(read()) == nil ? .gone(id) : nil
    }?
    .owned(by: id, in: self) { find($0) == nil ? nil : 0 }
  }

  /// A store for a part that may go, while its view is still there: it keeps the last state, and an
  /// action is asked for `refusal` when its turn has come.
  ///
  /// - Returns: nil when the part is not there.
  func lasting<Child, ChildAction>(
    _ embed: @escaping @Sendable (ChildAction) -> Action,
    read: @escaping @MainActor () -> Child?,
    refusal: @escaping @MainActor () -> Refusal?
  ) -> Store<Child, ChildAction>? {
    let deliver = deliver
    return lasting(read: read) { action, delivery in
      deliver(embed(action), delivery.through(refusal))
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

  /// A store for a part that another target finds, and whose actions it makes of the state; it
  /// keeps the last state, and who reduces an action finds out that it is late.
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
    let child = Store<Child, ChildAction>(
      read: read,
      deliver: deliver,
      engine: engine,
      memory: memory
    )
    child.owner = owner
    return child
  }
}
