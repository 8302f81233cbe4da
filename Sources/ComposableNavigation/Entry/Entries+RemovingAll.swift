extension Entries {
  /// Removes the entries with such an item, and returns their ids.
  ///
  /// - Complexity: O(*n*).
  mutating func removeAll(where isGone: (Item) -> Bool) -> [EntryID] {
    var gone: [EntryID] = []
    for index in ids.indices where isGone(items[index]) { gone.append(ids[index]) }
    if !gone.isEmpty { remove(gone) }
    return gone
  }
}
