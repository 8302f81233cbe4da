extension LinkTable {
  /// Reads the rest of a link, or as many components as one pattern takes.
  ///
  /// Redirects apply only to whole links. The function is inlinable so that it is specialized for
  /// the target in the caller's module: “link, parse” costs half as much as without specialization.
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
        // Redirects apply only to whole links.
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

/// The redirects that were followed, in order, each once.
@usableFromInline
struct FollowedRedirects {
  @usableFromInline private(set) var ids: [String] = []
  private var known: Set<String> = []

  @usableFromInline
  init() {}

  /// Adds a redirect.
  ///
  /// - Returns: False if the redirect has already been followed.
  mutating func insert(_ id: String) -> Bool {
    guard known.insert(id).inserted else { return false }
    ids.append(id)
    return true
  }
}

extension Link {
  /// Reads the target of this pattern, or returns nil if the pattern or its guard rejects it.
  @inlinable  // link, parse, 100 patterns: × 1.5
  func accepted(_ reading: inout LinkReading) throws(LinkError) -> Target? {
    guard let target = try read(&reading) else { return nil }
    guard let accepts else { return target }
    return accepts(target) ? target : nil
  }
}
