/// The marks of the owners that a store checks after each action: the topmost of each container.
///
/// They are plain memory that the engine reads in place, without retains and without checks of
/// exclusive access (benchmark “own action, all pages at work, counted, 10”). Their creator frees
/// them by ``deallocate()``.
struct OwnerMarks {
  /// The number of containers without a mark and of pieces of work without a container.
  ///
  /// Unless it is 0, the registry has to be asked.
  var others = 0
  private var room = UnsafeMutableBufferPointer<EntryMark>(start: nil, count: 0)
  private var count = 0

  /// Returns true if all owners are in the state; false may be wrong.
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

  mutating func append(_ mark: EntryMark) {
    if count == room.count { grow() }
    room.initializeElement(at: count, to: mark)
    count += 1
  }

  mutating func set(_ mark: EntryMark, at index: Int) { room[index] = mark }

  /// Removes a mark and moves the last one to its index.
  mutating func remove(at index: Int) {
    count -= 1
    let last = room.moveElement(from: count)
    if index < count { room[index] = last }
  }

  /// Frees the memory; the marks must not be used afterwards.
  func deallocate() {
    // Invariant: a mark consists of numbers, so none has to be deinitialized.
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
