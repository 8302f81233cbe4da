import ComposableNavigation
import Testing

@Suite struct LockedTests {
  private final class Board: Sendable { let lines = Locked<[Int]>([]) }

  @Test(arguments: [2, 8])
  func `of concurrent writes of many threads none is lost`(threads: Int) async {
    let board = Board()
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<threads {
        group.addTask {
          for line in 0..<500 { board.lines.withLock { $0.append(thread * 500 + line) } }
        }
      }
    }
    #expect(board.lines.withLock { $0.sorted() } == Array(0..<(threads * 500)))
  }

  @Test func `exclusive access changes the value and returns a result`() {
    let locked = Locked(1)
    let before = locked.withLock { value in
      defer { value += 1 }
      return value
    }
    #expect(before == 1)
    #expect(locked.withLock { $0 } == 2)
  }
}
