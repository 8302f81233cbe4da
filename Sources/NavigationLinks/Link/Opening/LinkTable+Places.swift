extension LinkTable {
  /// Returns whether two values are the same place: they have one link, whatever else they carry.
  func isSame(_ value: Target, as other: Target?) -> Bool {
    guard let other, let link = try? url(of: value) else { return false }
    return link == (try? url(of: other))
  }

  /// Returns the position of the value that is the same place as another one; nil when none is.
  func index(of value: Target, in values: [Target]) -> Int? where Target: Equatable {
    if let index = values.firstIndex(of: value) { return index }
    guard let link = try? url(of: value) else { return nil }
    return values.firstIndex { (try? url(of: $0)) == link }
  }
}

/// A screen that is told from others by its link, and by itself when it has none.
struct LinkPlace<Item: Equatable>: Equatable {
  let item: Item
  let link: LinkURL?

  static func == (lhs: LinkPlace, rhs: LinkPlace) -> Bool {
    lhs.link != nil || rhs.link != nil ? lhs.link == rhs.link : lhs.item == rhs.item
  }
}

extension Array where Element: Equatable {
  /// The list with the open screens in it: each screen whose place is open is the one that is there.
  ///
  /// Of several screens of one place the first is the first that is open, the second the second.
  ///
  /// - Parameters:
  ///   - open: The open screens. Both lists begin with the same root.
  ///   - link: The link of a screen on another one; nil when it has none.
  /// - Returns: The list, in which screens may carry other content.
  /// - Complexity: O(*n*) links are printed, none where all that is open stays.
  func keeping(_ open: [Element], by link: (_ below: Element?, Element) -> LinkURL?) -> [Element] {
    let common = zip(self, open).prefix { $0 == $1 }.count
    guard common < open.count, common < count else { return self }
    var places: [LinkURL: [Int]] = [:]
    // The first last, so that it is taken first.
    for index in open[common...].indices.reversed() {
      let below = index > 0 ? open[index - 1] : nil
      if let link = link(below, open[index]) { places[link, default: []].append(index) }
    }
    var list = self
    for index in common..<count {
      let below = index > 0 ? self[index - 1] : nil
      guard let wanted = link(below, self[index]), let place = places[wanted]?.popLast() else {
        continue
      }
      // On another screen the same text may be the link of another page.
      if link(below, open[place]) == wanted { list[index] = open[place] }
    }
    return list
  }
}
