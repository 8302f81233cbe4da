import ComposableNavigation
import Testing
import TestSupport

@Suite struct ElementSetTests {
  /// Returns lists of numbers that are adjacent, apart, and so far apart that their distance
  /// overflows.
  private static func lists(_ seed: UInt64, _ distance: Int) -> [[ElementID]] {
    var random = ToyRandom(seed: seed)
    return [0, 1, 3, 8, 9, 40, 300].map { count in
      (0..<count).map { _ in ElementID(distance &* Int.random(in: -70..<200, using: &random)) }
    }
  }

  @Test(arguments: [1, 3, 1_000, .max / 150])
  func `a set holds each element once, in order`(distance: Int) {
    for list in Self.lists(1, distance) {
      #expect(ElementSet(list).ascending == Set(list).sorted())
      let set = ElementSet(list)
      #expect(list.allSatisfy(set.contains))
    }
  }

  @Test(arguments: [1, 3, 1_000, .max / 150])
  func `insertions and removals have the results of the standard library's set`(distance: Int) {
    for list in Self.lists(1, distance) {
      for other in Self.lists(2, distance) {
        var united = ElementSet(list)
        united.formUnion(other)
        #expect(united.ascending == Set(list).union(other).sorted())
        var fewer = ElementSet(list)
        fewer.subtract(other)
        #expect(fewer.ascending == Set(list).subtracting(other).sorted())
        for third in Self.lists(3, distance) {
          var exchanged = ElementSet(list)
          exchanged.exchange(other, for: third[...])
          #expect(exchanged.ascending == Set(list).union(third).subtracting(other).sorted())
        }
      }
    }
  }
}
