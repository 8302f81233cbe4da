/// Finds out where a value lies in an array, by its hash.
///
/// What a dictionary from values to positions does, in half the time: it keeps no values, and it asks
/// once for a hash. Inlinable for the benchmarks “State(items:) and its ids” and “tab difference”.
@usableFromInline
struct HashedPositions {
  // Each slot holds a position or -1; at least half of them hold none, so that a search ends.
  @usableFromInline var slots: [Int]

  /// Makes room for so many values; more must not come.
  @inlinable
  init(of count: Int) {
    var size = 4
    while size < 2 * count { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// Where a value is noted, or is to be; `isValue` says whether it lies at a position of the array.
  @inlinable
  func slot(of hash: Int, isValue: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] >= 0, !isValue(slots[slot]) { slot = (slot + 1) & mask }
    return slot
  }

  /// Where a value lies in the array; nil for one that is not noted.
  @inlinable
  func position<Value: Hashable>(of value: Value, in values: [Value]) -> Int? {
    let position = slots[slot(of: value.hashValue) { values[$0] == value }]
    return position < 0 ? nil : position
  }

  /// Notes where a value lies; of equal values the last.
  @inlinable
  mutating func note<Value: Hashable>(_ position: Int, in values: [Value]) {
    let value = values[position]
    slots[slot(of: value.hashValue) { values[$0] == value }] = position
  }
}
