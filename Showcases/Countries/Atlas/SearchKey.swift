import Foundation

extension String {
  /// The text as names are looked up and sorted: without accents, case and punctuation, the same in
  /// every locale.
  ///
  /// ```swift
  /// "Côte d’Ivoire".searchKey                        // "cote d ivoire"
  /// "Bosnia & Herzegovina".searchKey                 // "bosnia and herzegovina"
  /// ```
  var searchKey: String {
    replacing("&", with: " and ")
      .folding(options: [.diacriticInsensitive, .caseInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }
      .joined(separator: " ")
  }

  /// Returns the number of letters that have to be typed, deleted or replaced to make one text of
  /// the other.
  ///
  /// - Complexity: O(*n* × *m*).
  func editDistance(to other: String) -> Int {
    let other = Array(other)
    var row = Array(0...other.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for (column, candidate) in other.enumerated() {
        let replaced = diagonal + (letter == candidate ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(replaced, row[column] + 1, diagonal + 1)
      }
    }
    return row[other.count]
  }
}
