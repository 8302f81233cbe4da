// Compares lists of entries by their elements, so that no entries have to be stored twice.
extension EntryElements {
  /// Returns the entries of elements, in order.
  func entries(of elements: [ElementID]) -> [EntryID] {
    var next = 0
    return elements.compactMap { entry(of: $0, near: &next) }
  }

  /// Returns the length of the common prefix of elements and entries.
  func samePrefixCount(of elements: [ElementID], with entries: [EntryID]) -> Int {
    let most = min(elements.count, entries.count)
    // Consecutive elements usually are consecutive here too.
    var (count, next) = (0, 0)
    while count < most, isSame(elements[count], entries[count], near: &next) {
      count += 1
      next += 1
    }
    return count
  }

  /// Returns the same length for entries of one revision, in which equal entries have the same
  /// entries below them.
  ///
  /// - Complexity: O(1) if one list is a prefix of the other, otherwise O(log² *n*).
  func sharedPrefixCount(of elements: [ElementID], with entries: [EntryID]) -> Int {
    let most = min(elements.count, entries.count)
    // All before `same` are equal, all from `other` on are different.
    var (same, other) = (0, most)
    var middle = most - 1
    while same < other {
      var place = middle
      if isSame(elements[middle], entries[middle], near: &place) {
        same = middle + 1
      } else {
        other = middle
      }
      middle = (same + other) / 2
    }
    return same
  }

  /// Returns the length of the common suffix of elements and entries behind a common prefix.
  func sameSuffixCount(of elements: [ElementID], with entries: [EntryID], after prefix: Int) -> Int
  {
    let most = min(elements.count, entries.count) - prefix
    var (count, next) = (0, all.count - 1)
    while count < most {
      let element = elements[elements.count - 1 - count]
      guard isSame(element, entries[entries.count - 1 - count], near: &next) else { break }
      count += 1
      next -= 1
    }
    return count
  }

  /// Returns true if an element stands for an entry; checks `place` first and sets it to the
  /// element's index.
  private func isSame(_ element: ElementID, _ entry: EntryID, near place: inout Int) -> Bool {
    if !all.indices.contains(place) || all[place].element != element {
      guard let index = index(of: element) else { return false }
      place = index
    }
    return all[place].entry.isSame(as: entry)
  }
}
