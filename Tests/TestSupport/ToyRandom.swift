/// A generator of pseudorandom numbers, equal for equal seeds (SplitMix64).
package struct ToyRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

/// Returns every list of up to `length` elements, shortest first.
package func allLists<Element>(of elements: [Element], upTo length: Int) -> [[Element]] {
  var all: [[Element]] = [[]]
  var longest: [[Element]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { list in elements.map { list + [$0] } }
    all += longest
  }
  return all
}

/// Returns each change from one state to another, and to itself: the first from the first state, and each from
/// where the one before ends.
package func changes<State>(among states: [State]) -> [(old: State, new: State)] {
  let path =
    states.indices.flatMap { old in states[old...].flatMap { [states[old], $0] } }
    + states.prefix(1)
  return zip(path, path.dropFirst()).map { (old: $0, new: $1) }
}

/// Returns every list of up to `length` different elements, shortest first.
package func allLists<Element: Equatable>(
  ofDifferent elements: [Element],
  upTo length: Int
) -> [[Element]] {
  var all: [[Element]] = [[]]
  var longest: [[Element]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { list in
      elements.filter { !list.contains($0) }.map { list + [$0] }
    }
    all += longest
  }
  return all
}
