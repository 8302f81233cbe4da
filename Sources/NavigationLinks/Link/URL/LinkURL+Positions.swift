extension LinkURL {
  /// The position of a component in the text; its end, behind the last.
  ///
  /// A component that a redirect has put there stands behind the text that it has replaced.
  func position(ofComponent index: Int) -> Int {
    let end = queryStart.map { $0 - 1 } ?? length
    let separator = UInt8(ascii: "/")
    return position(of: place(ofComponent: index), separator: separator, from: pathStart, to: end)
  }

  /// The position of a query item in the text; its end, behind the last.
  func position(ofItem index: Int) -> Int {
    guard let queryStart else { return length }
    return position(of: index, separator: UInt8(ascii: "&"), from: queryStart, to: length)
  }

  /// Returns the error of a component, or of there being none.
  func error(
    _ kind: LinkError.Kind,
    ofComponent index: Int,
    found: String? = nil,
    expected: String
  ) -> LinkError {
    LinkError(kind, LinkFailure(self, .component(index), found: found, .text(expected)))
  }

  /// A component that no pattern has at a place of a tree.
  func unmatched(component index: Int, at node: Int, of trie: LinkTrie) -> LinkError {
    LinkError(.noPattern, LinkFailure(self, .component(index), found: nil, .node(node, of: trie)))
  }

  /// Returns the error of a query item, or of there being none.
  func error(
    _ kind: LinkError.Kind,
    ofItem index: Int,
    _ parameter: LinkError.Parameter
  ) -> LinkError {
    LinkError(kind, LinkFailure(self, .item(index), found: nil, .value(parameter)))
  }

  /// The link that a redirect leads to.
  ///
  /// - Parameters:
  ///   - path: Its components, each with the component of this link that it stands for.
  ///   - redirect: The redirect, by its id.
  /// - Returns: The link, with the same text and query.
  func redirected(to path: [(text: String, place: Int)], by redirect: String) -> LinkURL {
    redirected(
      to: path.map(\.text),
      from: Origin(
        after: origin,
        by: redirect,
        components: path.map { place(ofComponent: $0.place) }
      )
    )
  }

  /// The number of the component of the text that one stands for; behind the last, that of none.
  func place(ofComponent index: Int) -> Int {
    guard let components = origin?.components else { return index }
    return index < components.count ? components[index] : .max
  }

  /// The end of the text, without its fragment.
  private var length: Int {
    let bytes = source.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    return bytes.distance(from: bytes.startIndex, to: end)
  }

  /// The beginning of a part that is not empty; the end, behind the last.
  private func position(of index: Int, separator: UInt8, from start: Int, to end: Int) -> Int {
    var left = index
    var previous = separator
    for (position, byte) in source.utf8.enumerated().dropFirst(start).prefix(max(end - start, 0)) {
      if previous == separator, byte != separator {
        if left == 0 { return position }
        left -= 1
      }
      previous = byte
    }
    return end
  }
}
