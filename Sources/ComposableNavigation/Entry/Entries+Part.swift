// For shapes that keep several containers in one list: the containers share one counter, so that no
// number is used twice.
extension Entries {
  /// Returns a range of entries as a container that continues this container's counter.
  ///
  /// - Complexity: O(*n*) in the length of the part.
  package func part(_ range: Range<Int>) -> Entries {
    // A range of at most one entry needs no slice (benchmark “screens, push and dismiss”).
    switch range.count {
    case 0:
      Entries(ids: [], items: [], nextNumber: nextNumber)
    case 1:
      Entries(
        ids: [ids[range.lowerBound]],
        items: [items[range.lowerBound]],
        nextNumber: nextNumber
      )
    default:
      Entries(ids: Array(ids[range]), items: Array(items[range]), nextNumber: nextNumber)
    }
  }

  /// Replaces a range by a changed part, and continues the counter of the part.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries from the part on.
  package mutating func replace(_ range: Range<Int>, with part: Entries) {
    // An insertion on top does not change the entries below.
    if range.lowerBound < storedIDs.count { drawRevision() }
    storedIDs.replaceSubrange(range, with: part.storedIDs)
    storedItems.replaceSubrange(range, with: part.storedItems)
    nextNumber = part.nextNumber
  }

  /// Inserts a new entry between others.
  ///
  /// - Parameters:
  ///   - item: The item of the entry.
  ///   - index: The number of entries below the new one.
  /// - Returns: The id of the new entry.
  /// - Complexity: O(*k*), where *k* is the number of entries above it.
  @inlinable @discardableResult  // split, push and pop in a column, 10: × 2.0
  package mutating func insert(_ item: Item, at index: Int) -> EntryID {
    let id = EntryID(counting: takeNumber())
    if index == storedIDs.count {
      // Appending is cheaper than replacing a part of an array.
      storedIDs.append(id)
      storedItems.append(item)
      return id
    }
    drawRevision()
    storedIDs.insert(id, at: index)
    storedItems.insert(item, at: index)
    return id
  }

  /// Removes a range of entries.
  ///
  /// - Parameter range: The positions of the entries, all of which exist.
  /// - Complexity: O(*k*), where *k* is the number of entries from the first removed one on.
  @inlinable  // split, push and pop in a column, 10: × 2.0
  package mutating func remove(in range: Range<Int>) {
    if range.count == 1 { return remove(at: range.lowerBound) }
    guard !range.isEmpty else { return }
    if range.upperBound < storedIDs.count { drawRevision() }
    storedIDs.removeSubrange(range)
    storedItems.removeSubrange(range)
  }
}
