extension String {
  /// Returns the names that the text is most likely meant to be, at most two: those that begin with
  /// it, else those that differ from it in a letter, or in two of long names, or in case.
  ///
  /// - Complexity: O(*n* · *m*²) in the number and the length of the names; a text that is longer than
  ///   a name can be is like none.
  func nearest(among names: [String]) -> [String] {
    let text = lowercased()
    let begun = text.count > 1 ? names.filter { $0.lowercased().hasPrefix(text) } : []
    guard begun.isEmpty else { return Array(begun.prefix(2)) }
    let near = names.compactMap { name -> (name: String, distance: Int)? in
      let limit = min(text.count, name.count) < 6 ? 1 : 2
      guard abs(text.count - name.count) <= limit else { return nil }
      let distance = text.distance(to: name.lowercased())
      // Of two letters nothing is left when one is another.
      guard distance == 0 || distance <= limit && min(text.count, name.count) > 2 else {
        return nil
      }
      return (name, distance)
    }
    let least = near.map(\.distance).min()
    return Array(near.filter { $0.distance == least }.map(\.name).prefix(2))
  }

  /// The number of letters to be put in, taken away, changed, or exchanged with the next one.
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
