extension Store {
  /// A store for one key of a dictionary of children, or nil when it is not there.
  ///
  /// ```swift
  /// let draft = store.scope(\.drafts, key: "ada", action: /Action.draft)
  /// draft?.send(.typed("…"))                           // is .draft("ada", .typed("…"))
  /// ```
  ///
  /// Once the key has gone it keeps the last state that it has read, so that a view can still be
  /// drawn while it goes away; an action sent then is refused (``Refusal/gone(_:)``). A key has no
  /// visits: when it is there again, the store speaks to what is new.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - key: The child.
  ///   - action: The case that wraps a child's action with its key.
  /// - Returns: The child's store; nil when there is no such child.
  public func scope<Key: Hashable & Sendable, Child, ChildAction>(
    _ children: KeyPath<State, [Key: Child]>,
    key: Key,
    action: CasePath<Action, (Key, ChildAction)>
  ) -> Store<Child, ChildAction>? {
    let embed = action.wrap
    return part(named: .named(key, occurrence: 1)) {
      embed((key, $0))
    } find: {
      $0[keyPath: children][key]
    }
  }

  /// A store for one element of an array of children, found by a key of its own, or nil when it is
  /// not there.
  ///
  /// ```swift
  /// let note = store.scope(\.notes, id: \.id, key: 7, action: /Action.note)
  /// ```
  ///
  /// All is as for a dictionary; of two elements with one key the first is meant.
  ///
  /// - Complexity: O(*n*) for each reading.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - id: The identity of a child.
  ///   - key: The child.
  ///   - action: The case that wraps a child's action with its key.
  /// - Returns: The child's store; nil when there is no such child.
  public func scope<Key: Hashable & Sendable, Child, ChildAction>(
    _ children: KeyPath<State, [Child]>,
    id: KeyPath<Child, Key>,
    key: Key,
    action: CasePath<Action, (Key, ChildAction)>
  ) -> Store<Child, ChildAction>? {
    let embed = action.wrap
    return part(named: .named(key, occurrence: 1)) {
      embed((key, $0))
    } find: { parent in
      parent[keyPath: children].first { $0[keyPath: id] == key }
    }
  }
}
