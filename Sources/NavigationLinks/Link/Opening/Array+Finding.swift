extension Array where Element: Equatable {
  /// Returns where the longest beginning of a run is in the list: its length, and where it ends.
  ///
  /// The first of the list is its root, which is none of the run; of several places it is the last.
  ///
  /// - Returns: Zero for both when not even the first of the run is there.
  /// - Complexity: O(length of the list + length of the run), after Knuth, Morris and Pratt.
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

  /// The list up to where the longest beginning of a run is open, with the rest of the run on top.
  ///
  /// A screen is open when its link is, or when it is the same on another screen.
  ///
  /// - Parameters:
  ///   - run: The screens, without the root of the list.
  ///   - link: The link of a screen on another one; nil when it has none.
  /// - Returns: nil when not even the first of the run is open.
  func finding(
    _ run: [Element],
    by link: (_ below: Element?, Element) -> LinkURL?
  ) -> [Element]? {
    func places(_ items: [Element], on root: Element?) -> [LinkPlace<Element>] {
      zip([root] + items, items).map { LinkPlace(item: $1, link: link($0, $1)) }
    }
    let (byItem, wanted) = (longestBeginning(of: run), places(run, on: first))
    let byLink = places(self, on: nil).longestBeginning(of: wanted)
    // On another screen the same text may be the link of another page.
    let isSame = zip(self[..<byLink.end].suffix(byLink.length), zip([first] + run, wanted))
      .allSatisfy { LinkPlace(item: $0, link: link($1.0, $0)) == $1.1 }
    let best = isSame && byLink.length >= byItem.length ? byLink : byItem
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
