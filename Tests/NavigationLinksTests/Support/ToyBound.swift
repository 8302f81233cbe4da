import Foundation

/// How far searches and fuzzing go: small in `swift test`, full with `NAVIGATION_BOUND=full`.
enum ToyBound {
  static var isFull: Bool { ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] == "full" }
}

/// Every list of up to so many elements, shortest first.
func allLists<Element>(of elements: [Element], upTo length: Int) -> [[Element]] {
  var all: [[Element]] = [[]]
  var longest: [[Element]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { list in elements.map { list + [$0] } }
    all += longest
  }
  return all
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct ToyRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
