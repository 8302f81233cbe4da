extension Array where Element: Equatable {
  /// How many elements both begin with.
  ///
  /// The standard library's `zip(_:_:).prefix` makes an array of what it only counts.
  @inlinable
  func commonPrefixCount(with other: [Element]) -> Int {
    var count = 0
    while count < self.count, count < other.count, self[count] == other[count] { count += 1 }
    return count
  }
}
