extension Entries {
  /// Removes the entries with such an item, and returns their ids.
  ///
  /// - Complexity: O(*n*).
  mutating func removeAll(where isGone: (Item) -> Bool) -> [EntryID] {
    let gone = zip(ids, items).filter { isGone($1) }.map { $0.0 }
    if !gone.isEmpty { remove(gone) }
    return gone
  }
}
