extension [EntryID] {
  /// Returns the position of the entry that an id means.
  ///
  /// - Parameters:
  ///   - id: The id.
  ///   - byte: The lowest byte of a position that is probable; nil if none is.
  /// - Returns: The position; nil if the entry is not in the list.
  @inlinable  // forEach, top of 1: × 2.0
  package func position(of id: EntryID, near byte: UInt8? = nil) -> Int? {
    let top = count - 1
    if top >= 0, self[top].isMeant(by: id) { return top }
    if let found = searchSorted(id) { return found }
    if let byte {
      for index in stride(from: Int(byte), to: count, by: 256) where self[index].isMeant(by: id) {
        return index
      }
    }
    return firstIndex { $0.isMeant(by: id) }
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
