// For a shape of your own that is to work in a `Keeping` container; see ``KeepableState``.
extension Entries {
  /// Returns the id of a new visit: the next number.
  public mutating func takeID() -> EntryID { EntryID(counting: takeNumber()) }

  /// Makes sure that new entries have other numbers than these ids.
  ///
  /// A list that was made anew counts from 0 again, and an entry that is put back must not have the
  /// number of another one.
  public mutating func reserve(_ ids: [EntryID]) {
    let last = ids.compactMap(\.counted).max().flatMap { $0 < UInt64(Int64.max) ? $0 : nil }
    if let last { nextNumber = Swift.max(nextNumber, last + 1) }
  }

  /// Inserts an entry that has left this list, as the same visit.
  ///
  /// Use ``append(_:)`` for a new entry.
  ///
  /// ```swift
  /// var entries = Entries(naming: ["a", "b"])
  /// let first = entries[0]
  /// entries.remove([first.id])
  /// entries.putBack(first, at: 0)
  /// entries.ids                                        // a, b
  /// ```
  ///
  /// - Parameters:
  ///   - entry: The entry; no other entry of the list has its id.
  ///   - index: The number of entries before it, limited to those that there are.
  /// - Complexity: O(*k*) in the number of entries after it.
  public mutating func putBack(_ entry: Entry<Item>, at index: Int) {
    drawRevision()
    let index = Swift.min(Swift.max(0, index), storedIDs.count)
    storedIDs.insert(entry.id, at: index)
    storedItems.insert(entry.item, at: index)
  }

  /// Gives an entry the id of another visit; its item stays the same.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - newID: The id of the other visit, which no entry of the list has.
  /// - Returns: The entry's own id before; nil if there is no such entry.
  @discardableResult
  public mutating func rename(_ id: EntryID, to newID: EntryID) -> EntryID? {
    guard let index = index(of: id) else { return nil }
    drawRevision()
    defer { storedIDs[index] = newID }
    return storedIDs[index]
  }
}
