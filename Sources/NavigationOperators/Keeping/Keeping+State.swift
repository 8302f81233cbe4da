public import ComposableNavigation

extension Keeping {
  /// A shape's state, and the entries that have left it.
  ///
  /// ```swift
  /// var state = Keeping<StackNavigation<String>>.State(.init(items: ["inbox", "message"]), limit: 5)
  /// state.change { $0.items = ["inbox"] }
  /// state.kept.map(\.item)                           // ["message"]
  /// ```
  public struct State: Equatable, Sendable {
    // Not a computed property with a setter: a handler reads a stored one in place.
    /// The state of the shape, with the open entries.
    ///
    /// Pass `\.pages.shape` to a handler's store, and change it by ``change(_:)``.
    public package(set) var shape: Base.State

    package var list: KeptList<Base.Item>

    /// Makes a state that keeps nothing yet.
    ///
    /// - Parameters:
    ///   - shape: The state of the shape.
    ///   - limit: The number of entries that are kept; one that is below one keeps nothing.
    public init(_ shape: Base.State, limit: Int) {
      self.shape = shape
      list = KeptList(limit: limit)
    }

    init(_ shape: Base.State, _ list: KeptList<Base.Item>) {
      self.shape = shape
      self.list = list
    }

    /// The kept entries, in the order in which they are put back.
    ///
    /// - Complexity: O(*k*).
    public var kept: [Entry<Base.Item>] { list.visits.reversed().map { $0.entry } }

    /// The number of entries that are kept at most.
    public var limit: Int { list.limit }

    /// Changes the shape's state, as a link or a reset does, and keeps the entries that leave it.
    ///
    /// Kept entries that an equal new item names come back, with their content. An entry that is
    /// changed and removed in one call is kept as it was before the call.
    ///
    /// - Parameter body: The change.
    /// - Returns: The entries that were released; no action reports them.
    /// - Complexity: O(*n*), and O(*k*) for each new entry in the number of kept ones.
    @discardableResult
    public mutating func change(_ body: (inout Base.State) -> Void) -> [Entry<Base.Item>] {
      let before = shape
      body(&shape)
      return settle(from: before) { $0 == $1 }
    }
  }
}

// Closures instead of key paths: in a generic type a key path is made anew at each use.
extension Keeping.State {
  typealias Released = [Entry<Base.Item>]

  /// Keeps the entries that have left the shape, after those that match new entries have come back.
  mutating func settle(from before: Base.State, _ matches: Keeping.Match?) -> Released {
    var released: [KeptVisit<Base.Item>] = []
    if !list.isEmpty {
      // A shape that was made anew counts from 0 again, below the numbers of entries that come back.
      shape.reserve(list.visits.map { $0.id })
      released = comeBack(as: shape.entries.positions(missingIn: before.entries), matches)
    }
    let gone = before.entries.positions(missingIn: shape.entries).reversed()
    if !gone.isEmpty {
      let gone = gone.map { before.entries[$0] }
      // In a shape that was made anew, another entry may have the number of one that has left.
      let there = Set(shape.entries.ids)
      let left = gone.map { entry in
        let place = before.place(of: entry.id) ?? EntryPlace(index: before.entries.count)
        return KeptVisit(id: entry.id, item: entry.item, place: place)
      }
      released += left.filter { there.contains($0.id) }
      released += list.append(left.filter { !there.contains($0.id) })
    }
    note()
    return released.map { $0.entry }
  }

  /// Makes new entries the kept ones that they name or match, with their content, and returns the
  /// kept entries whose numbers other visits have.
  private mutating func comeBack(
    as positions: [Int],
    _ matches: Keeping.Match?
  ) -> [KeptVisit<Base.Item>] {
    var (released, others): ([KeptVisit<Base.Item>], [EntryID]) = ([], [])
    for id in positions.map({ shape.entries.ids[$0] }) {
      let kept = list.take { $0.id == id }
      if let kept, kept.id.isSame(as: id) {
        _ = shape.update(id) { $0 = kept.item }
        continue
      }
      if let kept { released.append(kept) }
      others.append(id)
    }
    guard let matches else { return released }
    for id in others {
      guard let new = shape[id: id], let kept = list.take(where: { matches($0.item, new) })
      else { continue }
      shape.rename(id, to: kept.id)
      _ = shape.update(kept.id) { $0 = kept.item }
    }
    return released
  }

  /// Draws a revision after entries may have come or gone.
  mutating func note() {
    guard !list.isEmpty else { return }
    shape.reserve(list.visits.map { $0.id })
    list.drawRevision()
  }

  mutating func putBack(_ id: EntryID, animated: Bool) -> Released {
    guard let kept = list.take(where: { $0.id.isMeant(by: id) }) else { return [] }
    let before = shape
    shape.putBack(kept.entry, at: kept.place)
    shape.areAnimationsEnabled = animated
    return settle(from: before, nil)
  }

  mutating func preload(_ item: Base.Item, _ matches: Keeping.Match) -> Released {
    guard !list.visits.contains(where: { matches($0.item, item) }) else { return [] }
    let place = EntryPlace(index: shape.entries.count)
    let released = list.append([KeptVisit(id: shape.takeID(), item: item, place: place)])
    note()
    return released.map { $0.entry }
  }

  mutating func release(_ ids: [EntryID]) -> Released {
    let ids = VisitSet(ids)
    defer { note() }
    return list.takeAll { ids.contains($0.id) }.map { $0.entry }
  }
}

extension Keeping.State: Hashable where Base.State: Hashable, Base.Item: Hashable {}
