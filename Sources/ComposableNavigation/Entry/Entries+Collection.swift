extension Entries: RandomAccessCollection {
  /// Zero.
  @inlinable  // push and pop, N = 0: × 1.1
  public var startIndex: Int { 0 }

  /// The number of entries.
  @inlinable  // push and pop, N = 0: × 1.1
  public var endIndex: Int { storedIDs.count }

  // Declared here because in unspecialised code, the collection's defaults need the metadata of
  // ranges and slices at each call.
  /// The number of entries.
  @inlinable  // push and pop, N = 0: × 1.1
  public var count: Int { storedIDs.count }

  /// A Boolean value that indicates whether there are no entries.
  @inlinable  // push and pop, N = 0: × 1.1
  public var isEmpty: Bool { storedIDs.isEmpty }

  // For an unknown type, the collection's defaults make a range at each step, with its metadata.
  /// Returns the position after another one.
  public func index(after position: Int) -> Int { position + 1 }

  /// Advances to the next position.
  public func formIndex(after position: inout Int) { position += 1 }

  /// Returns the number of steps from one position to another.
  public func distance(from start: Int, to end: Int) -> Int { end - start }

  /// The entry at a position from the bottom.
  @inlinable  // with handler, replace all and back, 1000
  public subscript(position: Int) -> Entry<Item> {
    Entry(id: ids[position], item: items[position])
  }
}

extension Entries: Equatable {
  /// Returns a Boolean value that indicates whether the ids and items of both lists are equal.
  public static func == (lhs: Entries, rhs: Entries) -> Bool {
    lhs.ids == rhs.ids && lhs.items == rhs.items
  }
}

extension Entries: Hashable where Item: Hashable {
  /// Hashes ids and items.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ids)
    hasher.combine(items)
  }
}

extension Entries: CustomReflectable {
  /// The ids, the items and the counter: two runs of the same actions print the same text.
  public var customMirror: Mirror {
    Mirror(self, children: ["ids": ids, "items": items, "nextNumber": nextNumber])
  }
}
