extension Array where Element: Equatable {
  /// The number of elements that both begin with.
  ///
  /// The standard library's `zip(_:_:).prefix` makes an array of what it only counts.
  @inlinable  // stack difference, counted, push one, 100: × 10
  package func commonPrefixCount(with other: [Element]) -> Int {
    let most = Swift.min(self.count, other.count)
    // Without a look at the bounds for each one, which takes as long as comparing two ids.
    return withUnsafeBufferPointer { these in
      other.withUnsafeBufferPointer { others in
        if these.baseAddress == others.baseAddress { return most }
        var count = 0
        if Element.self == Int.self {
          count = commonWordCount(these.baseAddress, others.baseAddress, upTo: most)
        }
        // Four at a time, which counts a fourth as often (benchmark “handler, identical state
        // twice”); no index can overflow.
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

  /// The number of elements that both end with, besides so many that both begin with.
  @inlinable  // tab difference, replace all, 100: × 1.2
  package func commonSuffixCount(with other: [Element], after prefix: Int) -> Int {
    let most = Swift.min(self.count, other.count) - prefix
    var count = 0
    while count < most, self[self.count - 1 - count] == other[other.count - 1 - count] {
      count += 1
    }
    return count
  }

  /// Tells whether both are one list in memory, and therefore equal; what `==` asks first too, but
  /// not without retaining both (benchmark: forEach with an observer and a handler).
  @inline(__always)
  func sharesStorage(with other: [Element]) -> Bool {
    withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress && own.count == $0.count }
    }
  }
}

/// The number of places, in whole blocks, up to which nothing differs.
///
/// A block is compared without a branch for each place, so that the processor compares several at
/// once (benchmark “handler, identical state twice, 1000”).
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

/// The number of words, in whole blocks, that two lists of words both begin with.
@usableFromInline
func commonWordCount(
  _ one: UnsafeRawPointer?,
  _ other: UnsafeRawPointer?,
  upTo most: Int
) -> Int {
  // Invariant: words lie there; whoever calls it has looked at their type.
  guard let these = one?.assumingMemoryBound(to: Int.self),
    let others = other?.assumingMemoryBound(to: Int.self)
  else { return 0 }
  return samePlaces(upTo: most) { these[$0] ^ others[$0] }
}
