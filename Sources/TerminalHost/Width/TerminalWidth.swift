/// The width of text in a terminal.
extension Character {
  /// The number of columns that the character takes: two for East Asian wide ones and emoji; none
  /// for a mark that has nothing to stand over.
  ///
  /// Its parts are added up, as terminals do that know no graphemes, and never come to more than
  /// two, as in those that do; where the two kinds differ nevertheless, drawing goes on in the
  /// column that this says.
  var columns: Int {
    // Most of what is drawn.
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
  /// The number of columns that the code point takes by itself: none, one or two.
  var columns: Int { isIn(WidthTable.zero) ? 0 : isIn(WidthTable.wide) ? 2 : 1 }

  /// Tells whether the code point takes any column by itself.
  var hasColumns: Bool { !isIn(WidthTable.zero) }

  /// Tells whether the code point lies in one of the table's runs.
  fileprivate func isIn(_ boundaries: [UInt32]) -> Bool {
    var (low, high) = (0, boundaries.count)
    while low < high {
      let middle = (low + high) / 2
      if boundaries[middle] <= value { low = middle + 1 } else { high = middle }
    }
    return !low.isMultiple(of: 2)
  }
}
