extension Store {
  /// Returns a store for one key of a dictionary of children; nil if the key is not there.
  ///
  /// ```swift
  /// let draft = store.scope(\.drafts, key: "ada", action: /Action.draft)
  /// draft?.send(.typed("…"))                           // is .draft("ada", .typed("…"))
  /// ```
  ///
  /// When the key is removed, the store keeps the last state that it has read, so that a view can
  /// still be drawn while it disappears. Actions sent then are refused (``Refusal/gone(_:)``). A
  /// key has no visits: if it is added again, the store addresses the new child.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - key: The key of the child.
  ///   - action: The case that wraps a child's action with its key.
  /// - Returns: The child's store; nil if there is no such child.
  public func scope<Key: Hashable & Sendable, Child, ChildAction>(
    _ children: KeyPath<State, [Key: Child]>,
    key: Key,
    action: CasePath<Action, (Key, ChildAction)>
  ) -> Store<Child, ChildAction>? {
    let embed = action.wrap
    return part(named: EntryID(ofChild: key)) {
      embed((key, $0))
    } find: {
      $0[keyPath: children][key]
    }
  }

  /// Returns a store for one element of an array of children, found by its key; nil without it.
  ///
  /// ```swift
  /// let note = store.scope(\.notes, id: \.id, key: 7, action: /Action.note)
  /// ```
  ///
  /// It behaves like the store for a key of a dictionary. If two elements have the same key, the
  /// first one is used.
  ///
  /// - Complexity: O(*n*) for each reading.
  ///
  /// - Parameters:
  ///   - children: The children.
  ///   - id: The key path to a child's key.
  ///   - key: The key of the child.
  ///   - action: The case that wraps a child's action with its key.
  /// - Returns: The child's store; nil if there is no such child.
  public func scope<Key: Hashable & Sendable, Child, ChildAction>(
    _ children: KeyPath<State, [Child]>,
    id: KeyPath<Child, Key>,
    key: Key,
    action: CasePath<Action, (Key, ChildAction)>
  ) -> Store<Child, ChildAction>? {
    let embed = action.wrap
    return part(named: EntryID(ofChild: key)) {
      embed((key, $0))
    } find: { parent in
      parent[keyPath: children].first { $0[keyPath: id] == key }
    }
  }

  /// Returns a store for the child of a key whose state is computed; nil if there is no such child.
  ///
  /// ```swift
  /// let recording = store.scope(at: { \.[recording: $0] }, key: entry.id, action: /Action.recording)
  /// recording?.send(.saveTapped)                       // is .recording(entry.id, .saveTapped)
  /// ```
  ///
  /// It behaves like the store for a key of a dictionary. The reducer is
  /// ``Reducer/forEach(at:action:dismiss:element:)``.
  ///
  /// - Parameters:
  ///   - child: Returns the key path to a child's state, which is nil if there is no such child.
  ///   - key: The key of the child.
  ///   - action: The case that wraps a child's action with its key.
  /// - Returns: The child's store; nil if there is no such child.
  public func scope<Key: Hashable & Sendable, Child, ChildAction>(
    at child: (Key) -> KeyPath<State, Child?>,
    key: Key,
    action: CasePath<Action, (Key, ChildAction)>
  ) -> Store<Child, ChildAction>? {
    let (path, embed) = (child(key), action.wrap)
    return part(named: EntryID(ofChild: key)) {
      embed((key, $0))
    } find: {
      $0[keyPath: path]
    }
  }
}
