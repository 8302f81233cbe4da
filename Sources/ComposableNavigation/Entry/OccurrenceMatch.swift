/// Matches new items with old places: the k-th of several equal items keeps the k-th old place.
@usableFromInline
enum OccurrenceMatch {
  /// - Returns: For each new item, the index of the old item whose place it keeps, or nil.
  @inlinable  // items written anew, shuffled, 100: × 1.1
  static func match<Item: Equatable>(old: ArraySlice<Item>, new: ArraySlice<Item>) -> [Int?] {
    // Hashing pays off above a few items. It changes the cost, never the result.
    guard min(old.count, new.count) > 8, let hashable = Item.self as? any Hashable.Type else {
      return compare(old: old, new: new)
    }
    // A concrete type takes half the time (benchmark “handler, shuffle and back, 1000”).
    if Item.self == Int.self, let old = old as? ArraySlice<Int>, let new = new as? ArraySlice<Int> {
      return hash(numbers: old, new: new)
    }
    return hash(old: old, new: new, as: hashable)
  }

  @usableFromInline
  static func hash(numbers old: ArraySlice<Int>, new: ArraySlice<Int>) -> [Int?] {
    listed(numbers: old, new: new) ?? places(old: old, new: new)
  }

  /// Matches old numbers that are close together, as counted ones are, by a list with a slot for
  /// each number, without hashing (benchmark “handler, shuffle and back, 1000”).
  ///
  /// - Returns: nil if the list would be longer than four times the old numbers.
  private static func listed(numbers old: ArraySlice<Int>, new: ArraySlice<Int>) -> [Int?]? {
    guard var lowest = old.first else { return nil }
    var highest = lowest
    for number in old {
      lowest = min(lowest, number)
      highest = max(highest, number)
    }
    let (distance, isTooFar) = highest.subtractingReportingOverflow(lowest)
    guard !isTooFar, distance < 4 * old.count else { return nil }
    // `first` has the next place to match for each number, and `next` has the following place of an
    // equal number for each place; -1 for none.
    var first = Array(repeating: Int32(-1), count: distance + 1)
    var next = Array(repeating: Int32(-1), count: old.count)
    for place in next.indices.reversed() {
      let number = old[old.startIndex + place] - lowest
      next[place] = first[number]
      first[number] = Int32(place)
    }
    return new.map { value in
      let (number, isTooFar) = value.subtractingReportingOverflow(lowest)
      guard !isTooFar, number >= 0, number <= distance, first[number] >= 0 else { return nil }
      let place = Int(first[number])
      first[number] = next[place]
      return old.startIndex + place
    }
  }

  @inlinable  // items written anew, shuffled, 100: × 1.1
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
    // The casts always succeed, because `match` took `Key` from `Item.self`; no element is cast
    // alone.
    guard let old = old as? ArraySlice<Key>, let new = new as? ArraySlice<Key> else {
      return compare(old: old, new: new)
    }
    return places(old: old, new: new)
  }

  // Always, so that it is specialised for numbers too.
  @inline(__always)
  private static func places<Key: Hashable>(
    old: ArraySlice<Key>,
    new: ArraySlice<Key>
  ) -> [Int?] {
    // A dictionary of lists would allocate each list (benchmark “items written anew”).
    var places = HashedPositions(of: old.count)
    // By distance from the first item: `next` has the next equal item of each item, and `free` has
    // the next item to match for the first of several equal ones; -1 for none.
    var next = Array(repeating: -1, count: old.count)
    var free = next
    func item(_ place: Int) -> Key { old[old.startIndex + place] }
    for place in next.indices.reversed() {
      let slot = places.slot(of: item(place).hashValue) { item($0) == item(place) }
      next[place] = places[slot] ?? -1
      places.slots[slot] = Int32(place)
      free[place] = place
    }
    // By index: iterating over a list of an unknown type allocates for each element.
    return new.indices.map { index in
      let value = new[index]
      let slot = places.slot(of: value.hashValue) { item($0) == value }
      guard let first = places[slot], free[first] >= 0 else { return nil }
      defer { free[first] = next[free[first]] }
      return old.startIndex + free[first]
    }
  }
}
