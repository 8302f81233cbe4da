// Lists of entries that are compared by the elements which they have here: nobody keeps them twice.
extension EntryElements {
  /// The entries of elements, in order.
  func entries(of elements: [ElementID]) -> [EntryID] {
    var next = 0
    return elements.compactMap { entry(of: $0, near: &next) }
  }

  /// The number of entries, from the first on, that elements stand for in the same order.
  func samePrefixCount(of elements: [ElementID], with entries: [EntryID]) -> Int {
    let most = min(elements.count, entries.count)
    // Elements that follow each other mostly do so here too.
    var (count, next) = (0, 0)
    while count < most, isSame(elements[count], entries[count], near: &next) {
      count += 1
      next += 1
    }
    return count
  }

  /// The same for entries of one revision: what both have lies over the same entries in both.
  ///
  /// - Complexity: O(1) when one list begins with the other, else O(log² *n*).
  func sharedPrefixCount(of elements: [ElementID], with entries: [EntryID]) -> Int {
    let most = min(elements.count, entries.count)
    // All before the first are the same, none from the second on.
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

  /// The number of entries, from the last on, that elements stand for in the same order, besides so
  /// many that both begin with.
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

  /// Tells whether an element, looked for at a place first, stands for an entry; afterwards the place
  /// is where it was found.
  private func isSame(_ element: ElementID, _ entry: EntryID, near place: inout Int) -> Bool {
    if !all.indices.contains(place) || all[place].element != element {
      guard let index = index(of: element) else { return false }
      place = index
    }
    return all[place].entry.isSame(as: entry)
  }
}
