extension Entries {
  /// Returns the positions of the entries that another list does not contain, ascending.
  ///
  /// It does not go by revisions: a column of a split may get an entry back that it had before.
  ///
  /// - Complexity: O(1) for a list of the same storage, otherwise O(*n*).
  package func positions(missingIn other: Entries) -> [Int] {
    ids.positions(missingIn: other.ids)
  }
}

extension [EntryID] {
  fileprivate func positions(missingIn other: [EntryID]) -> [Int] {
    if sharesStorage(with: other) { return [] }
    let same = samePrefixCount(with: other)
    if same == count { return [] }
    // Usually nothing is above: the entries were popped.
    if same == other.count { return Array<Int>(same..<count) }
    let rest = Set(other[same...].map { Visit($0) })
    return (same..<count).filter { !rest.contains(Visit(self[$0])) }
  }
}
