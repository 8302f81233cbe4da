import ComposableNavigation

/// An entry that has left its container, or has not been shown yet.
struct KeptVisit<Item: Equatable & Sendable>: Equatable, Sendable {
  var id: EntryID
  var item: Item
  let place: EntryPlace

  var entry: Entry<Item> { Entry(id: id, item: item) }
}

extension KeptVisit: Hashable where Item: Hashable {}

/// The kept entries of a container, in the list of a forward history: bounded, the last one nearest.
package struct KeptList<Item: Equatable & Sendable>: Equatable, Sendable {
  /// The entries; nil if none are kept.
  private(set) var items: ForwardItems<KeptVisit<Item>>?

  /// A stamp that is replaced when entries come or go, as that of `Entries`.
  private(set) var revision: UInt32 = 0

  init(limit: Int) { items = ForwardItems(.kept(limit: limit), nearestLast: []) }

  init(_ items: ForwardItems<KeptVisit<Item>>?) {
    self.items = items
    drawRevision()
  }

  var visits: [KeptVisit<Item>] { items?.nearestLast ?? [] }
  var isEmpty: Bool { visits.isEmpty }
  var limit: Int { items?.limit ?? 0 }

  package static func == (lhs: KeptList, rhs: KeptList) -> Bool { lhs.items == rhs.items }

  private func index(of id: EntryID) -> Int? { visits.lastIndex { $0.id.isMeant(by: id) } }

  subscript(id: EntryID) -> KeptVisit<Item>? { index(of: id).map { visits[$0] } }

  mutating func update<Result>(_ id: EntryID, _ change: (inout Item) -> Result) -> Result? {
    guard let index = index(of: id) else { return nil }
    return items?.update(at: index) { change(&$0.item) }
  }

  /// Adds entries, and returns those that are too many.
  mutating func append(_ visits: [KeptVisit<Item>]) -> [KeptVisit<Item>] {
    items?.append(visits) ?? visits
  }

  /// Removes and returns the nearest entry that meets a condition.
  mutating func take(where isMeant: (KeptVisit<Item>) -> Bool) -> KeptVisit<Item>? {
    guard let visit = visits.last(where: isMeant) else { return nil }
    items?.removeAll { $0.id.isSame(as: visit.id) }
    return visit
  }

  /// Removes and returns all entries that meet a condition.
  mutating func takeAll(where isMeant: (KeptVisit<Item>) -> Bool) -> [KeptVisit<Item>] {
    let taken = visits.filter(isMeant)
    if !taken.isEmpty { items?.removeAll(where: isMeant) }
    return taken
  }

  /// Makes each entry another visit.
  mutating func rename(_ newID: (EntryID) -> EntryID) {
    for index in visits.indices { items?.update(at: index) { $0.id = newID($0.id) } }
    drawRevision()
  }

  mutating func drawRevision() { revision = VisitStamp.next() }
}

extension KeptList: Hashable where Item: Hashable {
  package func hash(into hasher: inout Hasher) { hasher.combine(items) }
}
