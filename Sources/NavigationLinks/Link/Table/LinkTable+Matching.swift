extension LinkTable {
  /// Reads from where a reading stands, the whole rest or as much as one pattern takes.
  ///
  /// Redirects apply to whole links alone.
  func match(
    _ reading: inout LinkReading,
    isWhole: Bool
  ) throws(LinkError) -> LinkMatch<Target> {
    var followed: [String] = []
    var steps = 0
    while true {
      let found = try best(&reading, isWhole: isWhole, steps: &steps)
      switch found {
      case .link(let target, let index):
        return LinkMatch(target: target, id: links[index].id, redirects: followed, steps: steps)
      case .redirect(let redirect):
        guard !followed.contains(redirect.id) else {
          throw LinkError(
            .redirectCycle,
            at: 0,
            found: reading.url.description,
            expected: "an end of “\((followed + [redirect.id]).joined(separator: "” → “"))”"
          )
        }
        followed.append(redirect.id)
        reading = LinkReading(redirect.follow(reading.url))
      }
    }
  }

  private enum Found {
    case link(Target, Int)
    case redirect(Redirect)
  }

  private func best(
    _ reading: inout LinkReading,
    isWhole: Bool,
    steps: inout Int
  ) throws(LinkError) -> Found {
    let start = reading
    var candidates: [(variant: Int, end: Int)] = []
    var found: (Found, LinkReading)?
    var refusal: (end: Int, error: LinkError)?
    // A function, so that what it changes need not be put on the heap.
    func attempt(_ variant: Int, _ end: Int) -> Bool {
      do throws(LinkError) {
        found = try read(variant, end, from: start, isWhole: isWhole)
      } catch {
        if end >= refusal?.end ?? -1 { refusal = (end, error) }
      }
      return found != nil
    }
    let isRanked = trie.hasPriorities
    var walk = LinkTrie.Walk(trie: trie, url: start.url, isWhole: isWhole)
    walk.run(from: start.component) { variant, end in
      guard isRanked else { return attempt(variant, end) }
      candidates.append((variant, end))
      return false
    }
    steps += walk.steps
    if isRanked {
      let priorities = candidates.map { trie.variants[$0.variant].shape.priority }
      let order = candidates.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
      _ = order.first { attempt(candidates[$0].variant, candidates[$0].end) }
    }
    if let (found, end) = found {
      reading = end
      return found
    }
    if let refusal, refusal.end >= walk.farthest.component { throw refusal.error }
    throw unmatched(walk)
  }

  /// Nil for a redirect where none may be, or for what the pattern leaves to others.
  private func read(
    _ variant: Int,
    _ end: Int,
    from start: LinkReading,
    isWhole: Bool
  ) throws(LinkError) -> (Found, LinkReading)? {
    let variant = trie.variants[variant]
    guard variant.link < links.count else {
      return isWhole ? (.redirect(redirects[variant.link - links.count]), start) : nil
    }
    let link = links[variant.link]
    var reading = start
    reading.end = end
    reading.present = variant.present
    guard let target = try link.read(&reading), link.accepts?(target) != false else {
      throw LinkError(
        .guarded,
        at: start.url.position(ofComponent: start.component),
        found: start.url.path[start.component..<end].joined(separator: "/"),
        expected: "what the guard of “\(link.id)” accepts"
      )
    }
    return (.link(target, variant.link), reading)
  }

  private func unmatched(_ walk: LinkTrie.Walk) -> LinkError {
    let (component, node) = walk.farthest
    let found = component < walk.url.path.count ? walk.url.path[component] : ""
    return LinkError(
      .noPattern,
      at: walk.url.position(ofComponent: component),
      found: found,
      expected: trie.expectation(at: node)
    )
  }
}
