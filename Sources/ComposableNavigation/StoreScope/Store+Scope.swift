extension Store {
  /// Returns a store for a part of the state and its actions, which shares this store's root.
  ///
  /// ```swift
  /// let stack = store.scope(state: \.stack, action: /Action.stack)
  /// stack.send(.popItem())                             // is .stack(.popItem()) to the parent
  /// ```
  ///
  /// It holds no state itself: create one wherever a view needs it.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The case of this store's actions that wraps the part's actions.
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

  /// Returns a store for an optional part of the state; nil while the part is nil.
  ///
  /// ```swift
  /// let detail = store.scope(state: \.detail, action: /Action.detail)    // nil without a detail
  /// detail?.send(.closeTapped)                         // is .detail(.closeTapped)
  /// detail?.state                                      // the last detail, also once it is nil
  /// ```
  ///
  /// When the part becomes nil, the store keeps the last state that it has read, so that a view can
  /// still be drawn while it disappears. Actions sent then are refused (``Refusal/gone(_:)``). An
  /// optional has no identity: if it is filled again, the store addresses the new value. To tell
  /// two visits apart, use a ``ModalNavigation``. For a `Store<Child?, ChildAction>`, declare the
  /// type: `let store: Store<Detail.State?, Detail.Action> = …`. heinzl's Composable Navigation
  /// calls this `Store.compactMap`.
  ///
  /// - Parameters:
  ///   - state: The optional part of the state.
  ///   - action: The case of this store's actions that wraps the part's actions.
  /// - Returns: The part's store; nil while there is no such part.
  public func scope<Child, ChildAction>(
    state: KeyPath<State, Child?>,
    action: CasePath<Action, ChildAction>
  ) -> Store<Child, ChildAction>? {
    part(action.wrap) { $0[keyPath: state] }
  }

  /// Returns a store for a part that may be removed before its view is: it keeps the last state, and
  /// refuses actions that are too late.
  ///
  /// - Parameters:
  ///   - id: The identity of the part; nil if it has none.
  ///   - embed: Converts an action of the part to an action of this store.
  ///   - find: Returns the part in this store's state.
  ///   - position: Returns the part's position among its neighbours, the highest in front; nil if it
  ///     has none.
  ///   - refusal: Returns the reason to refuse an action; nil if a part that is there admits all.
  /// - Returns: The part's store; nil if the part is not there.
  func part<Child, ChildAction>(
    named id: EntryID? = nil,
    _ embed: @escaping @Sendable (ChildAction) -> Action,
    find: @escaping @MainActor (State) -> Child?,
    position: (@MainActor (State) -> Int?)? = nil,
    refusal: (@MainActor (State) -> Refusal?)? = nil
  ) -> Store<Child, ChildAction>? {
    let (read, deliver) = (read, deliver)
    let refusal = refusal ?? { find($0) == nil ? .gone(id) : nil }
    return lasting {
      find(read())
    } deliver: { action, delivery in
      deliver(embed(action), delivery.through { refusal(read()) })
    }?
    .owned(by: id, in: self, at: position ?? { find($0) == nil ? nil : 0 })
  }

  /// Returns a store for a part that may be removed, with its own way of delivering actions.
  ///
  /// - Returns: The part's store; nil if the part is not there.
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

  /// Returns a store for a part that another target finds, and whose actions that target makes of
  /// the state.
  ///
  /// It keeps the last state. The reducer of an action has to check whether the action is too late.
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
