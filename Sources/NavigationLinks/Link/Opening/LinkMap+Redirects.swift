extension LinkMap {
  /// Returns the same map with redirects of whole links.
  ///
  /// Use it for links of an older version of the app. The redirects of a table apply only to whole
  /// links that the table reads, but a map's link has parts of several tables.
  ///
  /// ```swift
  /// try map.redirecting(
  ///   Redirect("n/:id", to: "notes/note/:id"),
  ///   Redirect("old/*rest", to: "*rest")
  /// )
  /// ```
  ///
  /// The query is kept. Positions in an error refer to the original link, and
  /// ``LinkError/redirects`` lists the redirects that were followed.
  ///
  /// - Returns: A map that follows the redirects, then reads as this one does.
  /// - Throws: ``LinkTableError`` for redirects that are ambiguous or form a cycle.
  public func redirecting(_ redirects: Redirect...) throws(LinkTableError) -> LinkMap {
    let table = try LinkTable<[String]> {
      Link(id: "any link", read: { $0 }, write: { $0 }) { Segment.wildcard() }
      for redirect in redirects { redirect }
    }
    var map = self
    map.redirect = { [redirect] url throws(LinkError) in
      var reading = LinkReading(url)
      _ = try table.match(&reading, isWhole: true)
      return try redirect(reading.url)
    }
    return map
  }
}
