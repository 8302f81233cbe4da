import Testing
import TestSupport

@testable import ComposableNavigation

@Suite struct OccurrenceMatchTests {
  @Test func `hashing and comparing give the same result`() {
    let lists = allLists(of: [1, 2, 3], upTo: 4)
    var search = ToySearch("pairs of lists")
    for old in lists {
      for new in lists {
        let compared = OccurrenceMatch.compare(old: old[...], new: new[...])
        let hashed = OccurrenceMatch.hash(old: old[...], new: new[...], as: Int.self)
        let numbers = OccurrenceMatch.hash(numbers: old[...], new: new[...])
        search.check(hashed == compared && numbers == compared, "\(old) to \(new)")
      }
    }
    search.finish()
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `hashing and comparing agree on long slices that begin anywhere`(seed: UInt64) {
    var random = ToyRandom(seed: seed)
    func list() -> [String] {
      (0..<Int.random(in: 0...40, using: &random)).map { _ in
        "\(Int.random(in: 0...9, using: &random))"
      }
    }
    let (old, new) = (list(), list())
    let (from, to) = (old.count / 3, new.count / 4)
    let compared = OccurrenceMatch.compare(old: old[from...], new: new[to...])
    #expect(
      OccurrenceMatch.hash(old: old[from...], new: new[to...], as: String.self) == compared
    )
    #expect(OccurrenceMatch.match(old: old[from...], new: new[to...]) == compared)
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>)
  func `adjacent and distant numbers are matched alike`(seed: UInt64) {
    var random = ToyRandom(seed: seed)
    // Up to the limits of integers, where distances overflow.
    let far: [Int] = [.min, -100, 100, .max]
    func list(_ most: Int, in range: ClosedRange<Int>) -> [Int] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in
        Int.random(in: 0...30, using: &random) == 0
          ? far[Int.random(in: 0..<far.count, using: &random)]
          : Int.random(in: range, using: &random)
      }
    }
    let (old, new) = (list(40, in: -9...9), list(40, in: -12...12))
    let (from, to) = (old.count / 3, new.count / 4)
    #expect(
      OccurrenceMatch.hash(numbers: old[from...], new: new[to...])
        == OccurrenceMatch.compare(old: old[from...], new: new[to...])
    )
  }

  @Test func `items that are not Hashable are matched by comparing`() {
    let old = (0..<20).map { ToyDraft(id: $0 % 4) }
    let new = (0..<20).map { ToyDraft(id: $0 % 5) }
    #expect(
      OccurrenceMatch.match(old: old[...], new: new[...])
        == OccurrenceMatch.compare(old: old[...], new: new[...])
    )
  }
}
