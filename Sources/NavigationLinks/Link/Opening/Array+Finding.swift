extension Array where Element: Equatable {
  /// Finds the longest prefix of a run in the array.
  ///
  /// The first element of the array is its root and not part of the run. If there are several
  /// matches, the last one is returned.
  ///
  /// - Returns: The length of the prefix and the index of its end; zero for both if there is none.
  /// - Complexity: O(length of the array + length of the run), after Knuth, Morris and Pratt.
  func longestBeginning(of run: [Element]) -> (length: Int, end: Int) {
    guard !run.isEmpty else { return (0, 0) }
    let borders = run.borders()
    var length = 0
    var best = (length: 0, end: 0)
    for (index, item) in enumerated().dropFirst() {
      if length == run.count { length = borders[length - 1] }
      while length > 0, run[length] != item { length = borders[length - 1] }
      if run[length] == item { length += 1 }
      if length > 0, length >= best.length { best = (length, index + 1) }
    }
    return best
  }

  /// Returns the array up to the longest open prefix of a run, followed by the rest of the run.
  ///
  /// A screen is open if its link is, or if an equal screen is on top of another screen.
  ///
  /// - Parameters:
  ///   - run: The screens, without the root of the array.
  ///   - link: Returns the link of a screen on another one; nil if it has none.
  /// - Returns: The array; nil if the first screen of the run is not open.
  func finding(
    _ run: [Element],
    by link: (_ below: Element?, Element) -> LinkURL?
  ) -> [Element]? {
    func places(_ items: [Element], on root: Element?) -> [LinkPlace<Element>] {
      zip([root] + items, items).map { LinkPlace(item: $1, link: link($0, $1)) }
    }
    let (byItem, wanted) = (longestBeginning(of: run), places(run, on: first))
    let byLink = places(self, on: nil).longestBeginning(of: wanted)
    // On another screen, the same text may be the link of another page.
    let isSame = zip(self[..<byLink.end].suffix(byLink.length), zip([first] + run, wanted))
      .allSatisfy { LinkPlace(item: $0, link: link($1.0, $0)) == $1.1 }
    let best = isSame && byLink.length >= byItem.length ? byLink : byItem
    guard best.length > 0 else { return nil }
    return Array(self[..<best.end]) + Array(run.dropFirst(best.length))
  }

  /// Returns, for each prefix, the length of the longest shorter prefix that is its suffix.
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
