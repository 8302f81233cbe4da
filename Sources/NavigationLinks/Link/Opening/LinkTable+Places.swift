extension LinkTable {
  /// Returns a Boolean value that indicates whether two values have the same link.
  func isSame(_ value: Target, as other: Target?) -> Bool {
    guard let other, let link = try? url(of: value) else { return false }
    return link == (try? url(of: other))
  }

  /// Returns the index of the first value that equals another or has the same link, or nil.
  func index(of value: Target, in values: [Target]) -> Int? where Target: Equatable {
    if let index = values.firstIndex(of: value) { return index }
    guard let link = try? url(of: value) else { return nil }
    return values.firstIndex { (try? url(of: $0)) == link }
  }
}

/// A screen that is identified by its link or, if it has none, by its value.
struct LinkPlace<Item: Equatable>: Equatable {
  let item: Item
  let link: LinkURL?

  static func == (lhs: LinkPlace, rhs: LinkPlace) -> Bool {
    lhs.link != nil || rhs.link != nil ? lhs.link == rhs.link : lhs.item == rhs.item
  }
}

extension Array where Element: Equatable {
  /// Returns the array with each screen replaced by the open screen that has the same link.
  ///
  /// If several screens have the same link, they are replaced in their order.
  ///
  /// - Parameters:
  ///   - open: The open screens. Both arrays begin with the same root.
  ///   - link: Returns the link of a screen on another one; nil if it has none.
  /// - Returns: The array. Open screens may have other content than their link.
  /// - Complexity: O(*n*) links are printed; none if all open screens remain.
  func keeping(_ open: [Element], by link: (_ below: Element?, Element) -> LinkURL?) -> [Element] {
    let common = zip(self, open).prefix { $0 == $1 }.count
    guard common < open.count, common < count else { return self }
    var places: [LinkURL: [Int]] = [:]
    // In reverse, so that the first screen is the last of its list and taken first.
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
      // On another screen, the same text may be the link of another page.
      if link(below, open[place]) == wanted { list[index] = open[place] }
    }
    return list
  }
}
