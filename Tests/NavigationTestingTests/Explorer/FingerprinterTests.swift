import NavigationTesting
import Testing

@Suite struct FingerprinterTests {
  @Test(arguments: [Line.Writing.number, .twoNumbers, .hash])
  func `different states have different fingerprints`(writing: Line.Writing) {
    let result = Explorer().explore(Line(writing: writing))
    #expect(result.states == 601)
    #expect(result.transitions == 1_200)
    #expect(result.isComplete)
  }
}

/// A walk of at most 300 steps in either direction.
struct Line: ExplorableSystem {
  enum Writing: Hashable, Sendable { case number, twoNumbers, hash }

  let writing: Writing
  var position = 0

  func steps() -> [Int] { [-1, 1].filter { abs(position + $0) <= 300 } }

  mutating func take(_ step: Int) { position += step }

  var violation: String? { nil }

  func write(into fingerprinter: inout Fingerprinter) {
    switch writing {
    case .number: fingerprinter.write(position)
    case .twoNumbers:
      fingerprinter.write(max(position, 0))
      fingerprinter.write(max(-position, 0))
    case .hash: fingerprinter.combine(self)
    }
  }
}
