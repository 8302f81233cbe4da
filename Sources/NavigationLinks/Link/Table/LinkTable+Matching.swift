extension LinkTable {
  /// Reads from where a reading stands, the whole rest or as much as one pattern takes.
  ///
  /// Redirects apply to whole links alone. In the caller's module, so that it is compiled for the
  /// caller's target: “link, parse” costs half as much as with types that are looked up at each use.
  @inlinable  // link, parse, 100 patterns: × 1.5
  func match(
    _ reading: inout LinkReading,
    isWhole: Bool
  ) throws(LinkError) -> LinkMatch<Target> {
    var followed: [String] = []
    var steps = 0
    while true {
      var target: Target?
      let rule = try trie.best(&reading, isWhole: isWhole, steps: &steps) {
        rule,
        reading throws(LinkError) in
        // A redirect is for whole links.
        guard rule < links.count else { return isWhole }
        target = try links[rule].accepted(&reading)
        return target != nil
      }
      if let target {
        return LinkMatch(target: target, id: links[rule].id, redirects: followed, steps: steps)
      }
      reading = LinkReading(try follow(redirects[rule - links.count], reading.url, &followed))
    }
  }

  @usableFromInline
  func follow(
    _ redirect: Redirect,
    _ url: LinkURL,
    _ followed: inout [String]
  ) throws(LinkError) -> LinkURL {
    guard !followed.contains(redirect.id) else {
      throw LinkError(
        .redirectCycle,
        at: url.position(ofComponent: 0),
        found: url.description,
        expected: "an end of “\((followed + [redirect.id]).joined(separator: "” → “"))”"
      )
    }
    followed.append(redirect.id)
    return redirect.follow(url)
  }
}

extension Link {
  /// Reads what this pattern may, if its guard lets it; nil for what it leaves to others.
  @inlinable  // link, parse, 100 patterns: × 1.5
  func accepted(_ reading: inout LinkReading) throws(LinkError) -> Target? {
    guard let target = try read(&reading) else { return nil }
    guard let accepts else { return target }
    return accepts(target) ? target : nil
  }
}
