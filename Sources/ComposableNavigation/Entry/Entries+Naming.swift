// Inlinable for the benchmark “State(items:) and its ids”: without specialisation, hashing and
// boxing each value takes five times as long.
extension Entries where Item: Hashable & Sendable {
  /// Creates entries that are named by their items and by their occurrence from the bottom.
  ///
  /// ```swift
  /// Entries(naming: ["a", "b", "a"]).ids               // a, b, a·2
  /// ```
  ///
  /// The same items give the same ids in every process.
  ///
  /// - Complexity: O(*n*)
  @inlinable  // State(items:) and its ids, Int, each of 100: × 11
  public init(naming items: [Item]) {
    self.init(naming: items) { $0 }
  }
}

extension Entries {
  /// Creates entries that are named by a property of their items, and its occurrence from the
  /// bottom.
  ///
  /// Use it if items contain a feature's state, which changes while the entry stays the same.
  ///
  /// ```swift
  /// Entries(naming: [Draft(id: 7, text: "Dear"), Draft(id: 9, text: "")], id: \.id).ids    // 7, 9
  /// ```
  ///
  /// Two items with the same value are two entries: `7` and `7·2`.
  ///
  /// - Complexity: O(*n*)
  @inlinable  // State(items:) and its ids, Int, each of 100: × 11
  public init<ID: Hashable & Sendable>(naming items: [Item], id: KeyPath<Item, ID>) {
    self.init(naming: items) { $0[keyPath: id] }
  }

  @inlinable  // State(items:) and its ids, Int, each of 100: × 11
  init<ID: Hashable & Sendable>(naming items: [Item], by identify: (Item) -> ID) {
    var positions = HashedPositions(of: items.count)
    // The number of occurrences of each name, at its first position; most occur once.
    var counts: [Int] = []
    var ids: [EntryID] = []
    ids.reserveCapacity(items.count)
    for (position, item) in items.enumerated() {
      let value = identify(item)
      let slot = positions.slot(of: value.hashValue) { identify(items[$0]) == value }
      var occurrence = 1
      if let first = positions[slot] {
        if counts.isEmpty { counts = Array(repeating: 1, count: items.count) }
        counts[first] += 1
        occurrence = counts[first]
      } else {
        positions.slots[slot] = Int32(position)
      }
      ids.append(EntryID(naming: value, occurrence: occurrence))
    }
    self.init(ids: ids, items: items, nextNumber: 0)
  }
}
