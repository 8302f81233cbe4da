extension [EntryID] {
  /// Returns the position of the entry that an id means; nil if it is not in the list.
  @inlinable  // forEach, top of 1: × 2.0
  package func position(of id: EntryID) -> Int? {
    let top = count - 1
    if top >= 0, self[top].isMeant(by: id) { return top }
    return searchSorted(id) ?? firstIndex { $0.isMeant(by: id) }
  }

  /// Returns the position by binary search; counted ids ascend until they are reordered.
  @inlinable  // forEach, top of 1: × 2.0
  func searchSorted(_ id: EntryID) -> Int? {
    guard let number = id.counted else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let other = self[middle].counted else { return nil }
      if other == number { return self[middle].isMeant(by: id) ? middle : nil }
      if other < number { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}
