/// An ordered collection of items with ids, which every navigation shape stores.
///
/// Read it as a collection of ``Entry``; the shapes' actions and their `items` change it. Two lists
/// are equal if their ids and items are equal; the counter of numbers is ignored.
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
/// - an entry stays the same in every copy, and each insertion makes a new entry
/// - an equal item that is written keeps the visits inside it
///
/// - Complexity: `items` and `ids` are O(1). An entry is found in O(1) on top and at the places of
///   the last two changes, in O(log *n*) while all ids are counted and ascending, otherwise in O(*n*).
public struct Entries<Item: Equatable> {
  // Ids and items are separate arrays: code that keeps the ids between two actions does not retain
  // the items, so a changed item does not copy the others.
  // Inlinable, here and in the shapes: otherwise a change of two arrays takes four times as long.
  /// The ids, in order.
  @inlinable  // push and pop, N = 0: × 3.9
  public var ids: [EntryID] { storedIDs }

  /// The items, in order.
  @inlinable  // push and pop, N = 0: × 3.9
  public var items: [Item] { storedItems }

  // Visible to inlined code in other modules, which changes the arrays in place.
  @usableFromInline package var storedIDs: [EntryID]
  @usableFromInline package var storedItems: [Item]
  @usableFromInline package var nextNumber: UInt64
  /// A stamp that is replaced when ids change in any way except on top.
  ///
  /// Containers of the same revision differ only by calls of ``append(_:)`` and ``removeLast(_:)``,
  /// and no visit is appended twice. So an entry of two such containers has the same entries below
  /// it in both. If an entry is still at its position, so are all entries below it.
  @usableFromInline package var revision: UInt32
  /// The position of the entry that was changed last.
  ///
  /// The same entry is usually changed next. A wrong position is harmless: the search then takes
  /// longer. It has two bytes so that a state does not become larger.
  @usableFromInline var lastChanged: UInt16 = 0
  /// The lowest byte of the position of the entry that was changed before that one.
  ///
  /// Two are often changed in turn. It has one byte for the same reason, and one of 256 entries is
  /// compared.
  @usableFromInline var changedBefore: UInt8 = 0

  /// Creates an empty list of entries.
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

  /// Returns a Boolean value that indicates whether an entry is in the list.
  ///
  /// Another visit with the same number is a different entry.
  public func contains(_ id: EntryID) -> Bool { index(of: id) != nil }

  /// Returns the position of an entry, counted from the bottom.
  ///
  /// - Returns: The position; nil if the entry is not in the list.
  @inlinable  // forEach, top of 1: × 2.0
  public func index(of id: EntryID) -> Int? {
    let hint = Int(lastChanged)
    if hint < storedIDs.count, storedIDs[hint].isMeant(by: id) { return hint }
    return storedIDs.position(of: id, near: changedBefore)
  }

  /// Returns the position of an entry that is about to be changed.
  @inlinable  // forEach, top of 1: × 2.0
  mutating func indexToChange(_ id: EntryID) -> Int? {
    guard let index = index(of: id) else { return nil }
    let place = UInt16(truncatingIfNeeded: index)
    if place != lastChanged {
      (lastChanged, changedBefore) = (place, UInt8(truncatingIfNeeded: lastChanged))
    }
    return index
  }

  /// Returns the position of an entry, and checks a hint first.
  ///
  /// It is for code that looks up entries in order without changing them: otherwise, named entries
  /// are found only by comparing all ids.
  ///
  /// - Complexity: O(1) if the entry is at `hint`, otherwise as ``index(of:)``.
  @inlinable  // with handler, replace all and back, 1000
  func index(of id: EntryID, near hint: Int) -> Int? {
    if hint >= 0, hint < ids.count, ids[hint].isMeant(by: id) { return hint }
    return index(of: id)
  }

  /// Returns an entry, checking the position `hint` first, and sets `hint` to the next position.
  @inlinable  // with handler, replace all and back, 1000
  func entry(_ id: EntryID, near hint: inout Int) -> Entry<Item>? {
    guard let index = index(of: id, near: hint) else { return nil }
    hint = index + 1
    return self[index]
  }

  /// Returns the entry's own id, for code that keeps the id: it resolves an unresolved id.
  ///
  /// - Returns: The id; nil if the entry is not in the list.
  @inlinable  // tabs, select another: × 1.1
  package func resolved(_ id: EntryID) -> EntryID? { index(of: id).map { ids[$0] } }

  /// The item of an entry; nil if the entry is not in the list.
  ///
  /// Setting replaces the item in place. Setting nil or an absent entry has no effect.
  public subscript(id id: EntryID) -> Item? {
    get { index(of: id).map { items[$0] } }
    _modify {
      // Found once, and not for reading and again for writing (benchmark “items by id, named”).
      let index = indexToChange(id)
      var item = index.map { storedItems[$0] }
      defer { if let index, let item { storedItems[index] = item } }
      yield &item
    }
  }

  /// Changes the item of an entry in place.
  ///
  /// - Returns: The result of the change; nil if the entry is not in the list.
  @inlinable  // forEach, top of 1: × 2.0
  public mutating func update<Result>(
    _ id: EntryID,
    _ change: (inout Item) -> Result
  ) -> Result? {
    // The entry that was changed last is found without a call.
    let last = Int(lastChanged)
    if last < storedIDs.count, storedIDs[last].isMeant(by: id) {
      return change(&storedItems[last])
    }
    guard let index = indexToChange(id) else { return nil }
    return change(&storedItems[index])
  }

  // MARK: Changing

  /// Appends a new entry on top; its id is the next number.
  ///
  /// Use it in the reducer of a shape of your own. The entry is a new visit.
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

  /// Removes the topmost entries.
  ///
  /// ```swift
  /// entries.removeLast(1)                              // a, b, c becomes a, b
  /// ```
  ///
  /// - Parameter count: The number of entries; a larger number removes all, a negative one none.
  /// - Complexity: O(*k*), where *k* is the number of removed entries.
  @inlinable  // push and pop, N = 0: × 3.9
  public mutating func removeLast(_ count: Int) {
    if count == 1, !storedIDs.isEmpty {
      // Cheaper than replacing a part of an array (benchmark “push and pop”).
      storedIDs.removeLast()
      storedItems.removeLast()
      return
    }
    let count = Swift.min(Swift.max(0, count), storedIDs.count)
    storedIDs.removeLast(count)
    storedItems.removeLast(count)
  }

  /// Removes entries by id; ids without an entry are ignored.
  ///
  /// ```swift
  /// entries.remove([entries.ids[1]])                   // a, b, c becomes a, c
  /// ```
  ///
  /// - Parameter gone: The ids of the entries, in any order.
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

  /// Removes one entry without allocating a list (benchmark “modal, present and dismiss”).
  @inlinable  // modal, present and dismiss: × 1.2
  mutating func remove(at index: Int) {
    if index < storedIDs.count - 1 { drawRevision() }
    storedIDs.remove(at: index)
    storedItems.remove(at: index)
  }

  /// Replaces the first entry by a new one.
  @usableFromInline
  package mutating func replaceFirst(with item: Item) {
    drawRevision()
    storedIDs[0] = EntryID(counting: takeNumber())
    storedItems[0] = item
  }

  /// Moves an entry on top of all others; it keeps its id.
  @usableFromInline
  package mutating func moveToTop(_ index: Int) {
    drawRevision()
    storedIDs.append(storedIDs.remove(at: index))
    storedItems.append(storedItems.remove(at: index))
  }

  /// Replaces all items; an entry whose item persists keeps its id and its item.
  ///
  /// The longest common prefix keeps its ids. In the rest, the k-th occurrence of an item keeps the
  /// id of its k-th old occurrence. All other items get new ids.
  ///
  /// ```swift
  /// var entries = Entries(naming: ["a", "b"])
  /// entries.write(["b", "c"])
  /// entries.ids                                        // b, #0
  /// ```
  ///
  /// - Parameter newItems: All items, in order.
  /// - Complexity: O(*n*) if items are Hashable, otherwise quadratic in the number of items after
  ///   the common prefix.
  @inlinable  // items written anew, shuffled, 100: × 1.1
  public mutating func write(_ newItems: [Item]) {
    let common = items.commonPrefixCount(with: newItems)
    guard common < Swift.max(items.count, newItems.count) else { return }
    // Most writes change only the end and need no matching (benchmark “link map, a link of screens
    // that share a value”).
    if common == items.count {
      // Room for all at once, but not for few, which would make room again at each write.
      if newItems.count / 2 > common {
        storedIDs.reserveCapacity(newItems.count)
        storedItems.reserveCapacity(newItems.count)
      }
      for item in newItems[common...] { append(item) }
      return
    }
    if common == newItems.count { return removeLast(items.count - common) }
    drawRevision()
    let reused = OccurrenceMatch.match(old: items[common...], new: newItems[common...])
    // Equal items may contain other visits; the old item is kept with its visits.
    let rest: [Item] = zip(reused, newItems[common...]).map { place, item in
      place.map { items[$0] } ?? item
    }
    let restIDs = reused.map { $0.map { ids[$0] } ?? EntryID(counting: takeNumber()) }
    storedIDs = ids[..<common] + restIDs
    storedItems.replaceSubrange(common..., with: rest)
  }

  /// Returns a Boolean value that indicates whether writing these items removes an entry.
  ///
  /// See ``write(_:)``.
  @inlinable  // with forEach, push and pop, 10
  func entriesGo(writing newItems: [Item]) -> Bool {
    var after = self
    after.write(newItems)
    return !ids.areAmong(after.ids)
  }

  /// Notes that ids were removed, inserted or moved elsewhere than on top.
  @inlinable  // push and pop, N = 0: × 3.9
  mutating func drawRevision() { revision = VisitStamp.next() }

  @inlinable  // push and pop, N = 0: × 3.9
  package mutating func takeNumber() -> UInt64 {
    defer { nextNumber += 1 }
    return nextNumber
  }
}

extension Entries: Sendable where Item: Sendable {}
