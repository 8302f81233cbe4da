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
    let read = read
    return child(action: action.wrap) { read()[keyPath: state] }
  }

  /// A store for one entry of a stack, or nil when it is not there.
  ///
  /// ```swift
  /// let message = store.scope(\.stack, id: entry.id, elements: /Action.message)
  /// message?.send(.starTapped)                         // is .message(id, .starTapped)
  /// ```
  ///
  /// Once the entry has gone it keeps the last state that it has read, so that a view can still be
  /// drawn while it goes away; an action sent then is an issue.
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
    let read = read
    guard var last = read()[keyPath: stack].entries[id: id] else { return nil }
    let embed = elements.wrap
    return child(action: { embed((id, $0)) }) {
      if let item = read()[keyPath: stack].entries[id: id] { last = item }
      return last
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
  /// drawn while it goes away (H's `Store.compactMap`); an action sent then, or while the entry
  /// waits, is an issue, also when something else is presented by now.
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
    let (read, deliver, listeners) = (read, deliver, listeners)
    guard var last = read()[keyPath: modal].entries[id: id] else { return nil }
    return Store<Item, ElementAction>(
      read: {
        if let item = read()[keyPath: modal].entries[id: id] { last = item }
        return last
      },
      deliver: { action, whenReduced in
        // The action names no entry, so it must not reach what has come after this one.
        guard read()[keyPath: modal].presentedID == id else {
          let name = "\(ElementAction.self) for \(id)"
          listeners.receive(.absent(name, in: ModalNavigation<Item>.self))
          whenReduced?()
          return StoreTask(group: nil)
        }
        return deliver(element.embed(action), whenReduced)
      },
      observers: observers,
      listeners: listeners,
      liveEffects: liveEffects,
      gather: gather
    )
  }

  private func child<Child, ChildAction>(
    action embed: @escaping @Sendable (ChildAction) -> Action,
    read: @escaping @MainActor () -> Child
  ) -> Store<Child, ChildAction> {
    let deliver = deliver
    return Store<Child, ChildAction>(
      read: read,
      deliver: { deliver(embed($0), $1) },
      observers: observers,
      listeners: listeners,
      liveEffects: liveEffects,
      gather: gather
    )
  }
}
