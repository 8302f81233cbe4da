extension String {
  /// Returns at most two names that the text may mean.
  ///
  /// These are the names that begin with it, or else those that differ by case, by one letter, or
  /// by two letters of a long name.
  ///
  /// - Complexity: O(*n* · *m*²) in the number and the length of the names; a text that is longer
  ///   than any name has no similar names.
  func nearest(among names: [String]) -> [String] {
    let text = lowercased()
    let begun = text.count > 1 ? names.filter { $0.lowercased().hasPrefix(text) } : []
    guard begun.isEmpty else { return Array(begun.prefix(2)) }
    let near = names.compactMap { name -> (name: String, distance: Int)? in
      let limit = min(text.count, name.count) < 6 ? 1 : 2
      guard abs(text.count - name.count) <= limit else { return nil }
      let distance = text.distance(to: name.lowercased())
      // A difference of one letter is too much for a text of two letters.
      guard distance == 0 || distance <= limit && min(text.count, name.count) > 2 else {
        return nil
      }
      return (name, distance)
    }
    let least = near.map(\.distance).min()
    return Array(near.filter { $0.distance == least }.map(\.name).prefix(2))
  }

  /// Returns the number of insertions, deletions, replacements, and exchanges of adjacent letters.
  private func distance(to other: String) -> Int {
    let (one, other) = (Array(self), Array(other))
    var (last, before) = (Array(0...other.count), [Int]())
    for row in one.indices {
      var next = [row + 1]
      for column in other.indices {
        var least = min(last[column + 1], next[column]) + 1
        least = min(least, last[column] + (one[row] == other[column] ? 0 : 1))
        if row > 0, column > 0, one[row] == other[column - 1], one[row - 1] == other[column] {
          least = min(least, before[column - 1] + 1)
        }
        next.append(least)
      }
      (before, last) = (last, next)
    }
    return last[other.count]
  }
}
