import Foundation

extension String {
  /// The form of the text for lookup and sorting: without accents, case and punctuation, the same
  /// in every locale.
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

  /// Returns the number of letters to insert, delete or replace to turn one text into the other.
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
