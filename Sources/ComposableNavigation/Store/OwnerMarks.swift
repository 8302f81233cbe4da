/// The marks of the owners that a store looks for after each action: of each container the topmost.
///
/// Plain memory, which the engine reads where it lies: nothing is retained for a look, and nobody's
/// access is checked (benchmark “own action, all pages at work, counted, 10”). Whoever has made it lets
/// go of it by ``deallocate()``.
struct OwnerMarks {
  /// The number of containers without a mark, and of pieces of work that lie in none: while there are
  /// any, somebody has to ask.
  var others = 0
  private var room = UnsafeMutableBufferPointer<EntryMark>(start: nil, count: 0)
  private var count = 0

  /// Tells whether all owners are there; no may be wrong.
  ///
  /// - Complexity: O(*k*) in the number of marks.
  func areThere(in state: UnsafeRawPointer) -> Bool {
    guard others == 0 else { return false }
    var index = 0
    while index < count {
      guard room[index].isThere(in: state) else { return false }
      index += 1
    }
    return true
  }

  /// Adds a mark behind the others.
  mutating func append(_ mark: EntryMark) {
    if count == room.count { grow() }
    room.initializeElement(at: count, to: mark)
    count += 1
  }

  /// Writes a mark anew.
  mutating func set(_ mark: EntryMark, at index: Int) { room[index] = mark }

  /// Takes a mark away, and puts the last one in its place.
  mutating func remove(at index: Int) {
    count -= 1
    let last = room.moveElement(from: count)
    if index < count { room[index] = last }
  }

  /// Gives the memory back; nobody may use the marks afterwards.
  func deallocate() {
    // Invariant: a mark is made of numbers, so none has to be let go.
    room.deallocate()
  }

  private mutating func grow() {
    let larger = UnsafeMutableBufferPointer<EntryMark>.allocate(capacity: max(4, 2 * room.count))
    for index in 0..<count {
      larger.initializeElement(at: index, to: room.moveElement(from: index))
    }
    room.deallocate()
    room = larger
  }
}
