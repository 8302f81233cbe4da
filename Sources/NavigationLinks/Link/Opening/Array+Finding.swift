extension Array where Element: Equatable {
  /// The list up to where the longest beginning of a run lies in it, with the rest of the run on top.
  ///
  /// The first of the list is its root, which is none of the run; of several places it is the last.
  ///
  /// - Returns: nil when not even the first of the run is there.
  /// - Complexity: O(length of the list + length of the run), after Knuth, Morris and Pratt.
  func finding(_ run: [Element]) -> [Element]? {
    guard !run.isEmpty else { return nil }
    let borders = run.borders()
    var length = 0
    var best = (length: 0, end: 0)
    for (index, item) in enumerated().dropFirst() {
      if length == run.count { length = borders[length - 1] }
      while length > 0, run[length] != item { length = borders[length - 1] }
      if run[length] == item { length += 1 }
      if length > 0, length >= best.length { best = (length, index + 1) }
    }
    guard best.length > 0 else { return nil }
    return Array(self[..<best.end]) + Array(run.dropFirst(best.length))
  }

  /// The length, for each beginning of the list, of the longest shorter one that it also ends with.
  private func borders() -> [Int] {
    var borders = [0]
    var length = 0
    for item in dropFirst() {
      while length > 0, self[length] != item { length = borders[length - 1] }
      if self[length] == item { length += 1 }
      borders.append(length)
    }
    return borders
  }
}
