import NavigationTesting
import Testing

@Suite struct ParallelSearchTests {
  @Test func `a search on all cores equals a search on one core`() {
    let grid = Grid(side: 12)
    let (one, all) = (Explorer().explore(grid), Explorer().exploreInParallel(grid))
    #expect(one.states == 12 * 12 * 12)
    #expect(all.isComplete)
    #expect(all.states == one.states)
    #expect(all.transitions == one.transitions)
  }

  @Test
  func `a search on all cores finds the same first counterexample, after as many steps`() throws {
    let grid = Grid(side: 30, sum: 14)
    let (one, all) = (Explorer().explore(grid), Explorer().exploreInParallel(grid))
    let counterexample = try #require(all.counterexample)
    #expect(counterexample.script == one.counterexample?.script)
    #expect(counterexample.script.count == 14)
    let lines = counterexample.script + ["✘ \(counterexample.violation)"]
    #expect("\(counterexample)".split(separator: "\n").map(String.init) == lines)
    #expect(all.states == one.states)
    #expect(all.transitions == one.transitions)
  }

  @Test func `a search on all cores gives up where a search on one core does`() {
    let explorer = Explorer(maximumStates: 500, maximumDepth: 12)
    let (one, all) = (explorer.explore(Grid(side: 12)), explorer.exploreInParallel(Grid(side: 12)))
    #expect(!all.isComplete)
    #expect(all.states == one.states)
    #expect(all.transitions == one.transitions)
  }

  @Test func `a fault that a search on one core does not see costs no state on all cores`() {
    let grid = Grid(side: 12, isFirstLate: true)
    let (one, all) = (Explorer().explore(grid), Explorer().exploreInParallel(grid))
    #expect(one.states == 12 * 12 * 12)
    #expect(one.counterexample == nil)
    #expect(all.states == one.states)
    #expect(all.transitions == one.transitions)
  }
}

/// A walk up three stairs of some steps; a place is wrong if its numbers add up to a sum.
private struct Grid: ExplorableSystem {
  let side: Int
  var sum = Int.max
  /// A Boolean value that indicates whether taking the first stair after another one is wrong.
  ///
  /// The search never reaches a place first in that way, and the way is not part of the stored
  /// place.
  var isFirstLate = false
  var place = [0, 0, 0]
  var last = 0

  func steps() -> [Int] { place.indices.filter { place[$0] < side - 1 } }

  mutating func take(_ step: Int) {
    place[step] += 1
    last = step
  }

  var violation: String? {
    if isFirstLate, last == 0, place[1] + place[2] > 0 { return "late at \(place)" }
    return place.reduce(0, +) == sum ? "at \(place)" : nil
  }

  func write(into fingerprinter: inout Fingerprinter) {
    for number in place { fingerprinter.write(number) }
  }
}
