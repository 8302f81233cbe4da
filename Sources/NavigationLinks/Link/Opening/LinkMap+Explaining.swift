extension LinkMap {
  /// Explains how a link is opened: for each of its screens, the patterns that won and lost.
  ///
  /// ```swift
  /// try map.explain("notes/note/7", in: State()).map(\.link)      // ["notes", "note/7"]
  /// ```
  ///
  /// The last explanation, in which no pattern wins, is for the part that no table reads. Each part
  /// is shown with the whole query, which contains its values. The redirects of the map have been
  /// followed.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - state: The state in which the link would be opened, in place of all governed screens.
  ///   - base: The base of links; `.none` for that of the tables.
  /// - Returns: An explanation of each part of the link, in order.
  /// - Throws: ``LinkError`` for a text that is not a link.
  /// - Complexity: O(parts × patterns); for debugging, not for the running app.
  public func explain(
    _ text: String,
    in state: State,
    base: LinkBase = .none
  ) throws(LinkError) -> [LinkExplanation] {
    let reading = LinkReading(try redirect(LinkURL(text, base: self.base(or: base))))
    var opening = LinkOpening(reading: reading, mode: .replace, explains: true)
    var then = state
    reset(&then)
    read(&then, &opening)
    return opening.explained
  }
}
