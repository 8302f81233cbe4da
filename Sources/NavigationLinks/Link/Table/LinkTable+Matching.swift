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
    var followed = FollowedRedirects()
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
        return LinkMatch(target: target, id: links[rule].id, redirects: followed.ids, steps: steps)
      }
      reading = LinkReading(try follow(redirects[rule - links.count], reading.url, &followed))
    }
  }

  @usableFromInline
  func follow(
    _ redirect: Redirect,
    _ url: LinkURL,
    _ followed: inout FollowedRedirects
  ) throws(LinkError) -> LinkURL {
    guard followed.insert(redirect.id) else {
      throw LinkError(
        .redirectCycle,
        at: url.position(ofComponent: 0),
        found: url.description,
        expected: "an end of “\((followed.ids + [redirect.id]).joined(separator: "” → “"))”"
      )
    }
    return redirect.follow(url)
  }
}

/// The redirects that a link was led by, in order, each once.
@usableFromInline
struct FollowedRedirects {
  @usableFromInline private(set) var ids: [String] = []
  private var known: Set<String> = []

  @usableFromInline
  init() {}

  /// Adds a redirect.
  ///
  /// - Returns: False when it is there.
  mutating func insert(_ id: String) -> Bool {
    guard known.insert(id).inserted else { return false }
    ids.append(id)
    return true
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
