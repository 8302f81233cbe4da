extension Entries where Item: Hashable & Sendable {
  /// Names each entry by its item and its occurrence from the bottom.
  ///
  /// ```swift
  /// Entries(naming: ["a", "b", "a"]).ids               // a, b, a·2
  /// ```
  ///
  /// The same items give the same ids in every process. O(*n*).
  public init(naming items: [Item]) {
    self.init(naming: items, id: \.self)
  }
}

extension Entries {
  /// Names each entry by what a key path says identifies its item, and its occurrence from the bottom.
  ///
  /// Reach for it when items carry a feature's state, which changes while the place stays the same.
  ///
  /// ```swift
  /// Entries(naming: [Draft(id: 7, text: "Dear"), Draft(id: 9, text: "")], id: \.id).ids    // 7, 9
  /// ```
  ///
  /// Two items with equal identification are two places: `7` and `7·2`. O(*n*).
  public init<ID: Hashable & Sendable>(naming items: [Item], id: KeyPath<Item, ID>) {
    var occurrences: [ID: Int] = [:]
    let ids = items.map { item in
      let value = item[keyPath: id]
      occurrences[value, default: 0] += 1
      return EntryID.named(value, occurrence: occurrences[value, default: 1])
    }
    self.init(ids: ids, items: items, nextNumber: 0)
  }
}
