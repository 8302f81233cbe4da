/// Which old place each new item keeps: the k-th occurrence of an item that of the k-th before.
@usableFromInline
enum OccurrenceMatch {
  /// - Returns: For each new item the index of the old one whose place it keeps, or nil.
  @inlinable
  static func match<Item: Equatable>(old: ArraySlice<Item>, new: ArraySlice<Item>) -> [Int?] {
    // Hashing pays from a handful on. It changes the cost, never the result.
    guard min(old.count, new.count) > 8, let hashable = Item.self as? any Hashable.Type else {
      return compare(old: old, new: new)
    }
    return hash(old: old, new: new, as: hashable)
  }

  @inlinable
  static func compare<Item: Equatable>(old: ArraySlice<Item>, new: ArraySlice<Item>) -> [Int?] {
    var free = Array(old.indices)
    return new.map { item in
      guard let position = free.firstIndex(where: { old[$0] == item }) else { return nil }
      return free.remove(at: position)
    }
  }

  @usableFromInline
  static func hash<Item: Equatable, Key: Hashable>(
    old: ArraySlice<Item>,
    new: ArraySlice<Item>,
    as type: Key.Type
  ) -> [Int?] {
    // Invariant: `Key` is `Item`, read off `Item.self` by `match`.
    let (old, new) = unsafeBitCast((old, new), to: (ArraySlice<Key>, ArraySlice<Key>).self)
    var places: [Key: [Int]] = [:]
    for index in old.indices.reversed() { places[old[index], default: []].append(index) }
    return new.map { places[$0]?.popLast() }
  }
}
