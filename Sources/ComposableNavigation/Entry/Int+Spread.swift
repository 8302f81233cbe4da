extension Int {
  // Inlined for the benchmark “tab difference”.
  /// The number as a hash for ``HashedPositions``: consecutive numbers, and numbers at equal
  /// distances, get slots that are far apart.
  ///
  /// The number is multiplied by the golden ratio's 64 bits, which mixes the high bits well (Knuth,
  /// The Art of Computer Programming, volume 3, section 6.4). The product is folded because the low
  /// bits are used.
  @usableFromInline
  var spread: Int {
    let product = UInt64(truncatingIfNeeded: self) &* 0x9e37_79b9_7f4a_7c15
    return Int(truncatingIfNeeded: product ^ (product >> 32))
  }
}
