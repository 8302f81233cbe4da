extension LinkMap {
  /// Explains a link's opening: for each of its screens, the patterns that won and lost.
  ///
  /// ```swift
  /// try map.explain("notes/note/7", in: State()).map(\.link)      // ["notes", "note/7"]
  /// ```
  ///
  /// Parts that nothing reads come last: an explanation in which no pattern won. Each part is shown
  /// with the whole query, from which its values are taken. Redirects of the map have been
  /// followed.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - state: The state that is open where it would be opened, in place of everything that is
  ///     governed.
  ///   - base: Where links stand; `.none` for where the tables say.
  /// - Returns: An explanation of each part of the link, in order.
  /// - Throws: ``LinkError`` for a text that is no link at all.
  /// - Complexity: O(parts × patterns); for a person, not for an app.
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
