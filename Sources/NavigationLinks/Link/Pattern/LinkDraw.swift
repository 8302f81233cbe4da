/// Choices from which a value is made: drawn by chance, or replayed so that they can be shrunk.
struct LinkDraw {
  /// The choices that were made, in order.
  private(set) var choices: [Int]
  /// Texts of the table itself, which values of its parameters may equal.
  let texts: [String]
  /// The last type of which a value was wanted, and none is known; nil when there was none.
  private(set) var lacking: String?
  private var next = 0
  private var numbers: SplitMix
  private let isReplay: Bool

  /// Draws by chance.
  init(seed: UInt64, texts: [String] = []) {
    choices = []
    numbers = SplitMix(seed: seed)
    isReplay = false
    self.texts = texts
  }

  /// Replays; what is not recorded is the first choice.
  init(replaying choices: [Int], texts: [String] = []) {
    self.choices = choices
    numbers = SplitMix(seed: 0)
    isReplay = true
    self.texts = texts
  }

  /// One of so many.
  mutating func choose(below count: Int) -> Int {
    guard count > 1 else { return 0 }
    defer { next += 1 }
    if isReplay { return next < choices.count ? choices[next] % count : 0 }
    let choice = Int(numbers.next() % UInt64(count))
    choices.append(choice)
    return choice
  }

  /// A sample of a type; nil when it has none.
  mutating func sample<Value: LinkParameter>(_ type: Value.Type) -> Value? {
    let samples = Value.linkSamples + texts.compactMap(Value.init(linkText:))
    guard !samples.isEmpty else {
      lacking = "\(type)"
      return nil
    }
    return samples[choose(below: samples.count)]
  }

  /// Returns a few samples of a type, three at most; none when it has none.
  mutating func samples<Value: LinkParameter>(_ type: Value.Type) -> [Value] {
    (0..<choose(below: 4)).compactMap { _ in sample(type) }
  }
}

/// Numbers that look random and are the same for the same seed (SplitMix64).
struct SplitMix: RandomNumberGenerator {
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
