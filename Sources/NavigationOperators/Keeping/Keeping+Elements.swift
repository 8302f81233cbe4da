public import ComposableNavigation

extension Keeping.State: ElementState {
  /// The reducer of the container.
  public typealias Shape = Keeping

  /// The type of a feature's state in an entry.
  public typealias Item = Base.Item

  /// The open entries.
  public var entries: Entries<Base.Item> { shape.entries }

  /// The entry in front of the shape.
  public var frontID: EntryID? { shape.frontID }

  /// The lifecycles of the open entries; a kept one has none of its own, so it is `Lifecycle.there`.
  public var lifecycles: [EntryLifecycle] { shape.lifecycles }

  /// The animation flag of the shape.
  public var areAnimationsEnabled: Bool {
    get { shape.areAnimationsEnabled }
    set { shape.areAnimationsEnabled = newValue }
  }

  /// Returns the id of the open or kept entry that an id names; nil if there is none.
  public func resolved(_ id: EntryID) -> EntryID? { shape.resolved(id) ?? list[id]?.id }

  /// The item of an open or a kept entry; nil if there is none.
  public subscript(id id: EntryID) -> Base.Item? { shape[id: id] ?? list[id]?.item }

  /// Changes the item of an open or a kept entry in place.
  ///
  /// - Returns: The result of the change; nil if there is no such entry.
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Base.Item) -> Result
  ) -> Result? {
    if list[id] != nil { return list.update(id, change) }
    return shape.update(id, change)
  }

  /// Makes each open and each kept entry a new visit.
  public mutating func beginAnew() {
    shape.beginAnew()
    list.rename { id in
      let new = id.asNewVisit
      return new.isSame(as: id) ? shape.takeID() : new
    }
  }

  /// Makes one entry a new visit, whose item stays; the earlier visit ends and is not kept.
  public mutating func beginAnew(_ id: EntryID) {
    guard let old = resolved(id) else { return }
    let new = shape.takeID()
    shape.rename(old, to: new)
    list.rename { $0.isSame(as: old) ? new : $0 }
  }

  /// Removes such entries, open and kept ones; they are not kept.
  @discardableResult
  public mutating func removeAll(where isGone: (Base.Item) -> Bool) -> [EntryID] {
    let open = shape.removeAll(where: isGone)
    let kept = list.takeAll { isGone($0.item) }
    note()
    return open + kept.reversed().map { $0.id }
  }

  /// Access to the kept entries and those of the shape, so that work of a kept entry goes on.
  public static var entryAccess: EntryAccess {
    EntryAccess(
      has: { $0.assumingMemoryBound(to: Self.self).pointee.has($1) },
      snapshot: { $0.assumingMemoryBound(to: Self.self).pointee.snapshot }
    )
  }

  private func has(_ known: KeptEntry) -> Bool {
    let visits = list.visits
    guard !visits.isEmpty else { return shape.entries.has(known) }
    guard known.revision == list.revision else { return false }
    if known.position < visits.count { return visits[known.position].id.isSame(as: known.id) }
    let position = known.position - visits.count
    return position < shape.entries.count && shape.entries.ids[position].isSame(as: known.id)
  }

  private var snapshot: EntrySnapshot {
    guard !list.isEmpty else { return shape.entries.snapshot }
    return EntrySnapshot(
      ids: list.visits.map { $0.id } + shape.entries.ids,
      revision: list.revision
    )
  }
}
