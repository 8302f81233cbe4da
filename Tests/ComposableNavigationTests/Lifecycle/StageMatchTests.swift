import Testing

@testable import NavigationOperators

@testable import ComposableNavigation

@Suite struct StageMatchTests {
  private func stage(_ number: UInt64, in parent: Int? = nil, container: Int = 0) -> Stage {
    let place = StageContainer(
      show: { _, _ in },
      report: nil,
      tell: nil,
      wrap: { $1 },
      has: { _, _ in true },
      enter: { $1 }
    )
    return Stage(
      parent: parent,
      container: container,
      id: .counted(number),
      lifecycle: .front,
      own: .front,
      place: place
    )
  }

  @Test func `entries are the same in the same container of the same entry`() {
    let old = [stage(1), stage(2, in: 0), stage(2, container: 1)]
    let new = [stage(2, container: 1), stage(1), stage(2, in: 1), stage(3, in: 1)]
    let match = StageMatch(old, new)
    #expect(match.ofOld == [1, 2, 0])
    #expect(match.isWhole)
    #expect(match.ofNew == [2, 0, 1, nil])
    #expect(StageMatch(old, []).ofOld == [nil, nil, nil])
  }

  @Test func `an entry that a container shows twice stays shown, with its contents`() {
    let all = [stage(1), stage(2, in: 0), stage(1), stage(2, in: 2)]
    let match = StageMatch(all, all)
    #expect(match.ofOld == [0, 1, 0, 1])
    #expect(match.isWhole)
    #expect(match.ofNew == [0, 1, 0, 1])
  }
}
