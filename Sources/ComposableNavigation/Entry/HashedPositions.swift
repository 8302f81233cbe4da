/// Finds the position of a value in an array by its hash.
///
/// It replaces a dictionary from values to positions and is much faster: it stores no values, and
/// uses `hashValue`, which is cheap for the ids of this package.
@usableFromInline
struct HashedPositions: Sendable {
  // Each slot has a position or -1. At least half of the slots have none, so that a search ends.
  // Slots are half a word, because most of the time is spent on memory that is not in the
  // processor's cache.
  @usableFromInline var slots: [Int32]

  /// Makes room for this number of values, which must not be exceeded.
  @inlinable  // tab difference, replace all, 100: × 1.7
  init(of count: Int) {
    var size = 4
    while size < 2 * count { size *= 2 }
    slots = Array(repeating: -1, count: size)
  }

  /// The position in a slot; nil if the slot is free.
  @inlinable  // tab difference, replace all, 100: × 1.7
  subscript(slot: Int) -> Int? { slots[slot] < 0 ? nil : Int(slots[slot]) }

  /// Returns the slot of a value, or the free slot in which to note it.
  ///
  /// `isValue` returns true if the value is at a position of the array.
  @inlinable  // tab difference, replace all, 100: × 1.7
  func slot(of hash: Int, isValue: (Int) -> Bool) -> Int {
    let mask = slots.count - 1
    var slot = hash & mask
    while slots[slot] >= 0, !isValue(Int(slots[slot])) { slot = (slot + 1) & mask }
    return slot
  }

  /// Returns the position of a value in the array; nil if it was not noted.
  @inlinable  // tab difference, replace all, 100: × 1.7
  func position<Value: Hashable>(of value: Value, in values: [Value]) -> Int? {
    self[slot(of: value.hashValue) { values[$0] == value }]
  }

  /// Notes the position of a value that is not equal to any noted one.
  @inlinable  // tab difference, replace all, 100: × 1.7
  mutating func note(_ position: Int, hash: Int) {
    slots[slot(of: hash) { _ in false }] = Int32(position)
  }
}
