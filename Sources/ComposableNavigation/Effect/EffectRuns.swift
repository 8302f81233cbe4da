/// The running work of a machine, in the order of its numbers.
///
/// The other runs keep their places when one ends, until half of the places are empty, so many runs
/// can end one by one.
package struct EffectRuns<Tag: EffectTag>: Sendable {
  /// The runs, and the places of those that have ended.
  private var slots: [Slot] = []

  /// The number of runs.
  package private(set) var count = 0

  fileprivate struct Slot: Sendable {
    let number: Int
    var run: EffectRun<Tag>?
  }

  init() {}

  package var isEmpty: Bool { count == 0 }

  /// The run that began first; nil if there is none.
  package var first: EffectRun<Tag>? {
    var iterator = makeIterator()
    return iterator.next()
  }

  /// The run with a number; nil if it has ended.
  ///
  /// - Complexity: O(log *n*)
  subscript(number number: Int) -> EffectRun<Tag>? { index(of: number).flatMap { slots[$0].run } }

  /// Adds a run, whose number must be above all others.
  mutating func append(_ run: EffectRun<Tag>) {
    slots.append(Slot(number: run.number, run: run))
    count += 1
  }

  /// Removes a run.
  ///
  /// - Returns: The run; nil if it had already ended.
  /// - Complexity: O(log *n*), on average.
  mutating func remove(_ number: Int) -> EffectRun<Tag>? {
    guard let index = index(of: number), let run = slots[index].run else { return nil }
    slots[index].run = nil
    count -= 1
    if count * 2 < slots.count { slots.removeAll { $0.run == nil } }
    return run
  }

  private func index(of number: Int) -> Int? {
    var (low, high) = (0, slots.count)
    while low < high {
      let middle = (low + high) / 2
      if slots[middle].number < number { low = middle + 1 } else { high = middle }
    }
    return low < slots.count && slots[low].number == number ? low : nil
  }
}

extension EffectRuns: Sequence {
  /// Iterates over the runs.
  package struct Iterator: IteratorProtocol {
    fileprivate var slots: IndexingIterator<[Slot]>

    package mutating func next() -> EffectRun<Tag>? {
      while let slot = slots.next() {
        if let run = slot.run { return run }
      }
      return nil
    }
  }

  package var underestimatedCount: Int { count }

  package func makeIterator() -> Iterator { Iterator(slots: slots.makeIterator()) }
}
