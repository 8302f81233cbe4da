// For shapes that keep several containers in one list: all of them count together, so that no
// number is given twice.
extension Entries {
  /// Some entries in a row, as a container that goes on counting where this one is.
  ///
  /// - Complexity: O(*n*) in the length of the part.
  package func part(_ range: Range<Int>) -> Entries {
    // Mostly it is none or one, which needs no detour through a slice (benchmark “screens, push and
    // dismiss”).
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

  /// Puts a part back that was changed meanwhile, and goes on counting where it is.
  ///
  /// - Complexity: O(*k*), where *k* is the number of entries from the part on.
  package mutating func replace(_ range: Range<Int>, with part: Entries) {
    // Put on top, it changes nothing that is there.
    if range.lowerBound < storedIDs.count { drawRevision() }
    storedIDs.replaceSubrange(range, with: part.storedIDs)
    storedItems.replaceSubrange(range, with: part.storedItems)
    nextNumber = part.nextNumber
  }

  /// Puts a new entry between others.
  ///
  /// - Parameters:
  ///   - item: The item that is shown there.
  ///   - index: The number of entries below it.
  /// - Returns: Its id.
  /// - Complexity: O(*k*), where *k* is the number of entries above it.
  @inlinable @discardableResult  // split, push and pop in a column, 10: × 2.0
  package mutating func insert(_ item: Item, at index: Int) -> EntryID {
    let id = EntryID(counting: takeNumber())
    if index == storedIDs.count {
      // An array puts one on top without replacing a part of itself.
      storedIDs.append(id)
      storedItems.append(item)
      return id
    }
    drawRevision()
    storedIDs.insert(id, at: index)
    storedItems.insert(item, at: index)
    return id
  }

  /// Takes away entries in a row.
  ///
  /// - Parameter range: The positions of those that go, all of which there are.
  /// - Complexity: O(*k*), where *k* is the number of entries from the first of them on.
  @inlinable  // split, push and pop in a column, 10: × 2.0
  package mutating func remove(in range: Range<Int>) {
    if range.count == 1 { return remove(at: range.lowerBound) }
    guard !range.isEmpty else { return }
    if range.upperBound < storedIDs.count { drawRevision() }
    storedIDs.removeSubrange(range)
    storedItems.removeSubrange(range)
  }
}
