extension LinkURL {
  /// Returns the position of a component, or the end of the text for an index after the last.
  ///
  /// A component that a redirect has inserted has the position of the text that it replaces.
  func position(ofComponent index: Int) -> Int {
    let end = queryStart.map { $0 - 1 } ?? length
    let separator = UInt8(ascii: "/")
    return position(of: place(ofComponent: index), separator: separator, from: pathStart, to: end)
  }

  /// Returns the position of a query item, or the end of the text for an index after the last.
  func position(ofItem index: Int) -> Int {
    guard let queryStart else { return length }
    return position(of: index, separator: UInt8(ascii: "&"), from: queryStart, to: length)
  }

  /// Returns an error for a component, which may be missing.
  func error(
    _ kind: LinkError.Kind,
    ofComponent index: Int,
    found: String? = nil,
    expected: String
  ) -> LinkError {
    LinkError(kind, LinkFailure(self, .component(index), found: found, .text(expected)))
  }

  /// Returns an error for a component that no pattern at a node matches.
  func unmatched(component index: Int, at node: Int, of trie: LinkTrie) -> LinkError {
    LinkError(.noPattern, LinkFailure(self, .component(index), found: nil, .node(node, of: trie)))
  }

  /// Returns an error for a query item, which may be missing.
  func error(
    _ kind: LinkError.Kind,
    ofItem index: Int,
    _ parameter: LinkError.Parameter
  ) -> LinkError {
    LinkError(kind, LinkFailure(self, .item(index), found: nil, .value(parameter)))
  }

  /// Returns the target of a redirect.
  ///
  /// - Parameters:
  ///   - path: The new components, each with the index of the component that it replaces.
  ///   - redirect: The id of the redirect.
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

  /// Returns the number of the original component; `.max` for an index after the last.
  func place(ofComponent index: Int) -> Int {
    guard let components = origin?.components else { return index }
    return index < components.count ? components[index] : .max
  }

  /// The end of the text, without the fragment.
  private var length: Int {
    let bytes = source.utf8
    let end = bytes.firstIndex(of: UInt8(ascii: "#")) ?? bytes.endIndex
    return bytes.distance(from: bytes.startIndex, to: end)
  }

  /// Returns the beginning of a non-empty part, or the end for an index after the last.
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
