/// The choices that make a value: random, or replayed so that a failure can be shrunk.
struct LinkDraw {
  /// The choices so far, in order.
  private(set) var choices: [Int]
  /// The number of options at each choice so far.
  private(set) var options: [Int] = []
  /// The table's own texts, which parameters may equal.
  let texts: [String]
  /// The last requested type without samples; nil if there was none.
  private(set) var lacking: String?
  private var numbers: SplitMix
  private let isReplay: Bool

  /// Makes random choices.
  init(seed: UInt64, texts: [String] = []) {
    choices = []
    numbers = SplitMix(seed: seed)
    isReplay = false
    self.texts = texts
  }

  /// Replays choices; missing choices are the first option.
  init(replaying choices: [Int], texts: [String] = []) {
    self.choices = choices
    numbers = SplitMix(seed: 0)
    isReplay = true
    self.texts = texts
  }

  /// Chooses a number below a count.
  mutating func choose(below count: Int) -> Int {
    guard count > 1 else { return 0 }
    let next = options.count
    options.append(count)
    if isReplay { return next < choices.count ? choices[next] % count : 0 }
    let choice = Int(numbers.next() % UInt64(count))
    choices.append(choice)
    return choice
  }

  /// Returns a sample of a type, or nil if it has none.
  mutating func sample<Value: LinkParameter>(_ type: Value.Type) -> Value? {
    let samples = Value.linkSamples + texts.compactMap(Value.init(linkText:))
    guard !samples.isEmpty else {
      lacking = "\(type)"
      return nil
    }
    return samples[choose(below: samples.count)]
  }

  /// Returns at most three samples of a type; none if it has none.
  mutating func samples<Value: LinkParameter>(_ type: Value.Type) -> [Value] {
    (0..<choose(below: 4)).compactMap { _ in sample(type) }
  }
}

/// Pseudorandom numbers that are the same for the same seed (SplitMix64).
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
