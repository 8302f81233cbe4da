import Testing

@testable import ComposableNavigation

@Suite struct AtomicWordTests {
  private final class Board: Sendable {
    let sum = AtomicWord(0)
    let bits = AtomicWord(0)
    let first = AtomicWord(0)
    let winners = Locked<[UInt64]>([])
  }

  @Test(arguments: [2, 8])
  func `of concurrent operations of many threads none is lost, and one of them is first`(
    threads: UInt64
  ) async {
    let board = Board()
    await withTaskGroup(of: Void.self) { group in
      for thread in 1...threads {
        group.addTask {
          for _ in 0..<1_000 { board.sum.add(thread) }
          board.bits.insert(bits: 1 << thread)
          if board.first.compareExchange(expected: 0, desired: thread) {
            board.winners.withLock { $0.append(thread) }
          }
        }
      }
    }
    #expect(board.sum.load() == 1_000 * threads * (threads + 1) / 2)
    #expect(board.bits.load() == (1...threads).reduce(UInt64(0)) { $0 | 1 << $1 })
    #expect(board.winners.withLock { $0 } == [board.first.load()])
  }

  @Test func `an exchange returns the old value, and a comparison writes only if it holds`() {
    let word = AtomicWord(3)
    let before = word.exchange(5)
    #expect(before == 3)
    let wrong = word.compareExchange(expected: 3, desired: 7)
    #expect(!wrong)
    #expect(word.loadAcquiring() == 5)
    let right = word.compareExchange(expected: 5, desired: 7)
    #expect(right)
    #expect(word.load() == 7)
  }

  @Test func `bits are set and cleared without the others`() {
    let word = AtomicWord(0b0101)
    word.insert(bits: 0b0011)
    #expect(word.load() == 0b0111)
    word.remove(bits: 0b0101)
    #expect(word.load() == 0b0010)
  }

  @Test func `the greatest number and one more are zero`() {
    let word = AtomicWord(.max)
    let sum = word.add(1)
    #expect(sum == 0)
  }

  @Test func `the numbers of a row are distinct`() {
    let words = AtomicWords(count: 3)
    words.store(7, at: 1)
    #expect(words.load(at: 0) == 0)
    #expect(words.load(at: 1) == 7)
    #expect(words.load(at: 2) == 0)
  }
}
