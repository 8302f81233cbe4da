import Foundation

/// Paths at random, the same for the same seed: whole words, dots, escapes, wrong escapes.
struct PathDice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  // SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }

  mutating func path() -> String {
    (0..<Int.random(in: 0...7, using: &self)).reduce(into: "") { text, _ in
      let isWrong = Int.random(in: 0..<25, using: &self) == 0
      text += (isWrong ? wrong : pieces).randomElement(using: &self) ?? ""
    }
  }

  private let pieces = [
    "/", "/", "/", "..", "../", "./", ".", "a", "b", "notes", "7", "é", "e\u{301}", "%C3%A9",
    "%c3%a9", "%2F", "%2e", "%2E%2E", "%25", "%00", " ", "?", "#", ":", ";", "+", "😀", "\u{301}",
    "\r\n",
  ]
  private let wrong = ["%", "%4", "%FF", "%zz"]
}

/// How many cases a random comparison takes: so many in `swift test`, all with full bounds.
func bound(_ small: Int, full: Int) -> Int {
  ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] == "full" ? full : small
}
