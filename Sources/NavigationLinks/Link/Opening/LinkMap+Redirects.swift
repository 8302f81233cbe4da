extension LinkMap {
  /// The same map, in which whole links lead to other links first.
  ///
  /// For links of an older app: a table's own redirects apply where it reads a whole link, and a map's
  /// link has pieces of several tables.
  ///
  /// ```swift
  /// try map.redirecting(
  ///   Redirect("n/:id", to: "notes/note/:id"),
  ///   Redirect("old/*rest", to: "*rest")
  /// )
  /// ```
  ///
  /// The query stays. Positions in an error are those of the link as it was given, and
  /// ``LinkError/redirects`` says what has led elsewhere.
  ///
  /// - Returns: A map that follows the redirects, then reads as this one does.
  /// - Throws: ``LinkTableError`` for redirects that are ambiguous or come back to where they began.
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
