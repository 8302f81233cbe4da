extension Store {
  /// Returns the object of the entry that this store belongs to, and makes it at the first use.
  ///
  /// ```swift
  /// let song = store.scope(\.stack, id: entry.id, elements: /Action.song)
  /// song?.object(of: player)                           // the one that the song's reducer uses
  /// store.object(of: player)                           // another: the store's own
  /// ```
  ///
  /// - Parameter retained: The declaration of the object.
  /// - Returns: The object; nil if the entry is gone.
  public func object<Object>(of retained: Retained<Object>) -> Object? {
    guard let owner else {
      return engine.object(of: retained.kind, for: [], find: nil) as? Object
    }
    guard owner.positions != nil else { return nil }
    let find: RetainedRegistry.Find = { owner.positions }
    return engine.object(of: retained.kind, for: owner.visits, find: find) as? Object
  }
}

extension Store {
  /// Sets the owner of a scoped store.
  ///
  /// - Parameters:
  ///   - id: The entry; nil for a part without an identity.
  ///   - outer: The store that was scoped.
  ///   - find: Returns the position of the entry or part in the state of that store (higher is
  ///     further in front); nil if it is not there.
  /// - Returns: This store.
  package func owned<Parent, ParentAction>(
    by id: EntryID?,
    in outer: Store<Parent, ParentAction>,
    at find: @escaping @MainActor (Parent) -> Int?
  ) -> Store {
    let read = outer.read
    owner = StoreOwner(id.map { Visit($0) }, in: outer.owner) { find(read()) }
    return self
  }
}

extension StoreEngine {
  /// Returns an owner's object, which is released with the action that removes the owner.
  func object(
    of kind: RetainedKind,
    for owner: [Visit?],
    find: RetainedRegistry.Find?
  ) -> AnyObject {
    let registry = retained ?? RetainedRegistry()
    retained = registry
    if find != nil, registry.watch == nil {
      // Weak: the registry keeps the subscription.
      registry.watch = observers.add { [weak registry] in registry?.release() }
    }
    return registry.object(of: kind, for: owner, find: find)
  }
}
