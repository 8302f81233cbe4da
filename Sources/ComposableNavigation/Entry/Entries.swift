/// An ordered collection of items with identities, which every navigation shape stores.
///
/// Read it as a collection of ``Entry``; the shapes' actions and their `items` change it. Two lists
/// are equal when their ids and items are; the counter that gives out numbers takes no part.
///
/// ```swift
/// var entries = Entries(naming: ["a", "b", "c"])
/// entries.write(["x", "y", "b"])
/// entries.ids                                        // #0, #1, b
/// ```
///
/// ## Laws
/// - writing the items that are there changes no id
/// - equal items are separate places
/// - a counted id is never given twice
/// - an entry stays the same wherever it is copied, and what is inserted is another one
/// - an equal item that is written keeps the visits inside it
///
/// - Complexity: `items` and `ids` are O(1). An entry is found in O(1) on top and where one was
///   changed last, in O(log *n*) while all ids are counted and ascend, else in O(*n*).
public struct Entries<Item: Equatable> {
  // Ids and items lie apart, so that whoever remembers the ids between two actions does not hold
  // the items, and changing one of those does not copy the others.
  //
  // Inlinable, here and in the shapes: unspecialised, a change of two arrays takes four times as
  // long.
  /// The identities, in order.
  @inlinable  // push and pop, N = 0: × 3.9
  public var ids: [EntryID] { storedIDs }

  /// The items, in order.
  @inlinable  // push and pop, N = 0: × 3.9
  public var items: [Item] { storedItems }

  // Seen by what is inlined elsewhere, where it can change them in their place.
  @usableFromInline package var storedIDs: [EntryID]
  @usableFromInline package var storedItems: [Item]
  @usableFromInline package var nextNumber: UInt64
  /// The source of the ids, which is drawn anew when they change otherwise than on top.
  ///
  /// Containers of one revision have come from the same ids by ``append(_:)`` and
  /// ``removeLast(_:)`` alone, and no visit is appended twice. So an entry that two of them have
  /// lies over the same entries in both: whoever finds one where it was knows that all below it
  /// are there.
  @usableFromInline package var revision: UInt32
  /// The position of the entry that was changed last.
  ///
  /// Mostly it is the next one to be changed; any other is as good, and finds it later. In two
  /// bytes, so that a state is no larger for it.
  @usableFromInline var lastChanged: UInt16 = 0

  /// No entries.
  public init() {
    storedIDs = []
    storedItems = []
    nextNumber = 0
    revision = 0
  }

  @usableFromInline
  package init(ids: [EntryID], items: [Item], nextNumber: UInt64) {
    storedIDs = ids
    storedItems = items
    self.nextNumber = nextNumber
    revision = ids.isEmpty ? 0 : VisitStamp.next()
  }

  // MARK: Looking

  /// Tells whether an entry is there; another visit with its number is not the entry.
  public func contains(_ id: EntryID) -> Bool { index(of: id) != nil }

  /// The position of an entry, counted from the bottom.
  ///
  /// - Returns: nil when it is not there.
  @inlinable  // forEach, top of 1: × 2.0
  public func index(of id: EntryID) -> Int? {
    let hint = Int(lastChanged)
    if hint < storedIDs.count, storedIDs[hint].isMeant(by: id) { return hint }
    return storedIDs.position(of: id)
  }

  /// The position of an entry, looked for at a hint first: where the one before it was found.
  ///
  /// For whoever looks up one entry after the other, and changes none: names are found by looking
  /// at each.
  ///
  /// - Complexity: O(1) when the entry lies at `hint`, else as ``index(of:)``.
  @inlinable  // with handler, replace all and back, 1000
  func index(of id: EntryID, near hint: Int) -> Int? {
    if hint >= 0, hint < ids.count, ids[hint].isMeant(by: id) { return hint }
    return index(of: id)
  }

  /// An entry, looked for first where `hint` says; afterwards that is the position after it.
  @inlinable  // with handler, replace all and back, 1000
  func entry(_ id: EntryID, near hint: inout Int) -> Entry<Item>? {
    guard let index = index(of: id, near: hint) else { return nil }
    hint = index + 1
    return self[index]
  }

  /// The entry's own id, for whoever keeps what it was asked with: an open id is bound by it.
  ///
  /// - Returns: nil when the entry is not there.
  @inlinable  // tabs, select another: × 1.1
  package func bound(_ id: EntryID) -> EntryID? { index(of: id).map { ids[$0] } }

  /// The item of an entry; nil when the entry is not there.
  ///
  /// Setting changes the item in its place; setting nil, or an entry that is not there, changes
  /// nothing.
  public subscript(id id: EntryID) -> Item? {
    get { index(of: id).map { items[$0] } }
    set {
      guard let newValue, let index = index(of: id) else { return }
      storedItems[index] = newValue
    }
  }

  /// Changes the item of an entry in place, and returns the result of the change.
  ///
  /// - Returns: nil, and nothing is changed, when the entry is not there.
  @inlinable  // forEach, top of 1: × 2.0
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    guard let index = index(of: id) else { return nil }
    lastChanged = UInt16(truncatingIfNeeded: index)
    return change(&storedItems[index])
  }

  // MARK: Changing

  /// Puts a new entry on top; its id is the next number.
  ///
  /// For the reducer of a shape of your own. What is appended is another visit than any before.
  ///
  /// ```swift
  /// var entries = Entries(naming: ["inbox"])
  /// entries.append("message")
  /// entries.ids                                        // inbox, #0
  /// ```
  @inlinable  // push and pop, N = 0: × 3.9
  public mutating func append(_ item: Item) {
    storedIDs.append(EntryID(counting: takeNumber()))
    storedItems.append(item)
  }

  /// Takes away the topmost entries.
  ///
  /// ```swift
  /// entries.removeLast(1)                              // a, b, c becomes a, b
  /// ```
  ///
  /// - Parameter count: The number that go; of more than there are all go, of a count below zero
  ///   none.
  /// - Complexity: O(*k*), where *k* is the number of entries that go.
  @inlinable  // push and pop, N = 0: × 3.9
  public mutating func removeLast(_ count: Int) {
    if count == 1, !storedIDs.isEmpty {
      // An array takes one away without replacing a part of itself (benchmark “push and pop”).
      storedIDs.removeLast()
      storedItems.removeLast()
      return
    }
    let count = Swift.min(Swift.max(0, count), storedIDs.count)
    storedIDs.removeLast(count)
    storedItems.removeLast(count)
  }

  /// Takes away entries by name; those that are not there are passed over.
  ///
  /// ```swift
  /// entries.remove([entries.ids[1]])                   // a, b, c becomes a, c
  /// ```
  ///
  /// - Parameter gone: The entries that go, in any order.
  /// - Complexity: O(*n*).
  @inlinable  // modal, present and dismiss: × 1.2
  public mutating func remove(_ gone: [EntryID]) {
    if gone.count == 1 {
      if let index = index(of: gone[0]) { remove(at: index) }
      return
    }
    let gone = VisitSet(gone)
    let kept = ids.indices.filter { !gone.contains(ids[$0]) }
    guard kept.count < ids.count else { return }
    drawRevision()
    (storedIDs, storedItems) = (kept.map { ids[$0] }, kept.map { items[$0] })
  }

  /// Takes away one entry, without a list of what goes (benchmark “modal, present and dismiss”).
  @inlinable  // modal, present and dismiss: × 1.2
  mutating func remove(at index: Int) {
    if index < storedIDs.count - 1 { drawRevision() }
    storedIDs.remove(at: index)
    storedItems.remove(at: index)
  }

  /// Puts a new entry in the place of the first.
  @usableFromInline
  mutating func replaceFirst(with item: Item) {
    drawRevision()
    storedIDs[0] = EntryID(counting: takeNumber())
    storedItems[0] = item
  }

  /// Puts an entry in front of all others, with its id.
  @usableFromInline
  mutating func moveToTop(_ index: Int) {
    drawRevision()
    storedIDs.append(storedIDs.remove(at: index))
    storedItems.append(storedItems.remove(at: index))
  }

  /// Replaces all items; what persists keeps its id, and the item that was there.
  ///
  /// The longest common prefix keeps its ids; of the rest, the k-th occurrence of an equal item
  /// keeps the id of the k-th occurrence among what is left; what remains is new.
  ///
  /// ```swift
  /// var entries = Entries(naming: ["a", "b"])
  /// entries.write(["b", "c"])
  /// entries.ids                                        // b, #0
  /// ```
  ///
  /// - Parameter newItems: All items, in order.
  /// - Complexity: O(*n*) when items are Hashable, else quadratic in what lies beyond the common
  ///   prefix.
  @inlinable  // items written anew, shuffled, 100: × 1.1
  public mutating func write(_ newItems: [Item]) {
    let common = items.commonPrefixCount(with: newItems)
    guard common < Swift.max(items.count, newItems.count) else { return }
    // At the end alone, as by most writes: nothing is matched (benchmark “link map, a link of
    // screens that share a value”).
    if common == items.count {
      for item in newItems[common...] { append(item) }
      return
    }
    if common == newItems.count { return removeLast(items.count - common) }
    drawRevision()
    let reused = OccurrenceMatch.match(old: items[common...], new: newItems[common...])
    // Equal items may hold other visits: those of the one that stays, stay.
    let rest: [Item] = zip(reused, newItems[common...]).map { place, item in
      place.map { items[$0] } ?? item
    }
    let restIDs = reused.map { $0.map { ids[$0] } ?? EntryID(counting: takeNumber()) }
    storedIDs = ids[..<common] + restIDs
    storedItems.replaceSubrange(common..., with: rest)
  }

  /// Tells whether an entry goes when these items are written; see ``write(_:)``.
  @inlinable  // with forEach, push and pop, 10
  func entriesGo(writing newItems: [Item]) -> Bool {
    var after = self
    after.write(newItems)
    return !ids.areAmong(after.ids)
  }

  /// Notes that ids have gone, come or moved otherwise than on top.
  @inlinable  // push and pop, N = 0: × 3.9
  mutating func drawRevision() { revision = VisitStamp.next() }

  /// The id of a new visit, for what a shape keeps beside its entries.
  package mutating func takeID() -> EntryID { EntryID(counting: takeNumber()) }

  @inlinable  // push and pop, N = 0: × 3.9
  package mutating func takeNumber() -> UInt64 {
    defer { nextNumber += 1 }
    return nextNumber
  }
}

extension Entries: Sendable where Item: Sendable {}
