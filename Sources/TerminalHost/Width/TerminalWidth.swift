/// The width of text in a terminal.
extension Character {
  /// The number of columns of the character: two for East Asian wide ones and emoji; none for a
  /// combining mark without a base.
  ///
  /// The sum of the widths of its scalars, as in terminals without support for graphemes, but at
  /// most two, as in terminals with it. If a terminal differs nevertheless, drawing continues in
  /// the column that this width predicts.
  package var columns: Int {
    // Fast path: most characters are ASCII.
    if let ascii = asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    var columns = 0
    for scalar in unicodeScalars {
      if scalar == "\u{FE0F}", unicodeScalars.first?.isIn(WidthTable.emoji) == true { return 2 }
      columns += scalar.columns
    }
    return min(columns, 2)
  }
}

extension Unicode.Scalar {
  /// The number of columns of the code point by itself: none, one or two.
  package var columns: Int { isIn(WidthTable.zero) ? 0 : isIn(WidthTable.wide) ? 2 : 1 }

  /// A Boolean value that indicates whether the code point has a width by itself.
  var hasColumns: Bool { !isIn(WidthTable.zero) }

  /// Returns a Boolean value that indicates whether the code point is in one of the table's runs.
  fileprivate func isIn(_ boundaries: [UInt32]) -> Bool {
    var (low, high) = (0, boundaries.count)
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return !low.isMultiple(of: 2)
  }
}
