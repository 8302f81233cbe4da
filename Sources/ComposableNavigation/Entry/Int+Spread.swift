extension Int {
  // Inlined for the benchmark “tab difference”.
  /// The number as a hash for ``HashedPositions``: counted numbers, and those that lie at equal
  /// distances, get places far apart.
  ///
  /// Multiplied by the golden ratio's 64 bits, of which the high ones are well mixed (Knuth, The
  /// Art of Computer Programming, volume 3, section 6.4), and folded, because the low ones are
  /// used.
  @usableFromInline
  var spread: Int {
    let product = UInt64(truncatingIfNeeded: self) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: product ^ (product >> 32))
  }
}
