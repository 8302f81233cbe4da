extension Array where Element: Equatable {
  /// Returns the length of the longest common prefix.
  ///
  /// The standard library's `zip(_:_:).prefix` would make an array only to count it.
  @inlinable  // stack difference, counted, push one, 100: × 10
  package func commonPrefixCount(with other: [Element]) -> Int {
    let most = Swift.min(self.count, other.count)
    // Without bounds checks, which take as long as comparing two ids.
    return withUnsafeBufferPointer { these in
      other.withUnsafeBufferPointer { others in
        if these.baseAddress == others.baseAddress { return most }
        var count = 0
        if Element.self == Int.self {
          count = commonWordCount(these.baseAddress, others.baseAddress, upTo: most)
        }
        // Four elements per step, which needs a fourth of the counting (benchmark “handler,
        // identical state twice”); no index can overflow.
        while most &- count >= 4, these[count] == others[count],
          these[count &+ 1] == others[count &+ 1], these[count &+ 2] == others[count &+ 2],
          these[count &+ 3] == others[count &+ 3]
        {
          count &+= 4
        }
        while count < most, these[count] == others[count] { count += 1 }
        return count
      }
    }
  }

  /// Returns the length of the longest common suffix behind a common prefix of this length.
  @inlinable  // tab difference, replace all, 100: × 1.2
  package func commonSuffixCount(with other: [Element], after prefix: Int) -> Int {
    let most = Swift.min(self.count, other.count) - prefix
    var count = 0
    while count < most, self[self.count - 1 - count] == other[other.count - 1 - count] {
      count += 1
    }
    return count
  }

  /// Returns true if both arrays share their storage and are thus equal.
  ///
  /// `==` checks this first, but retains both (benchmark: forEach with an observer and a handler).
  @inline(__always)
  package func sharesStorage(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}

/// Returns the number of equal places at the beginning, counted in whole blocks.
///
/// A block is compared without a branch for each place, so that the processor compares several
/// places at once (benchmark “handler, identical state twice, 1000”).
@inline(__always)
func samePlaces(upTo most: Int, _ difference: (Int) -> Int) -> Int {
  var count = 0
  while most &- count >= 16 {
    var all = 0
    for place in 0..<16 { all |= difference(count &+ place) }
    if all != 0 { break }
    count &+= 16
  }
  return count
}

/// Returns the length of the common prefix of two lists of words, counted in whole blocks.
@usableFromInline
func commonWordCount(
  _ one: UnsafeRawPointer?,
  _ other: UnsafeRawPointer?,
  upTo most: Int
) -> Int {
  // Invariant: the memory contains words; callers have checked the type.
  guard let these = one?.assumingMemoryBound(to: Int.self),
    let others = other?.assumingMemoryBound(to: Int.self)
  else { return 0 }
  return samePlaces(upTo: most) { these[$0] ^ others[$0] }
}
