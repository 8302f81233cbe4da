extension LinkTable {
  /// Returns the redirects that form a cycle, and those that lead to no pattern.
  ///
  /// Each redirect is followed with several texts in place of its captured components.
  func redirectProblems() -> [LinkProblem] {
    var walks = RedirectWalks(table: self)
    return redirects.indices.compactMap { walks.problem(of: $0) }
  }
}

/// The paths from the redirects of a table, with each part of a path walked only once.
///
/// - Complexity: O(redirects × texts × length of a link) for all of them together, even if they
///   lead to each other, because a walk ends at a link that was visited before. Redirects that make
///   links longer at each step never visit a link twice.
struct RedirectWalks<Target: Sendable> {
  /// The end of a path.
  enum End { case pattern, nothing, circle }

  private let table: LinkTable<Target>
  private let texts: [String]
  private var ends: [[String]: End] = [:]
  private var circle: Set<Int> = []
  /// The number of redirects that were followed.
  private(set) var steps = 0

  init(table: LinkTable<Target>) {
    self.table = table
    // Texts that the table's own types print.
    let kinds = table.redirects.isEmpty ? [] : table.trie.kinds.kinds
    let samples = kinds.flatMap { $0.samples().lazy.filter { !$0.isEmpty }.prefix(2) }
    texts = Array(Set(samples + ["a"])).sorted()
  }

  /// Returns the fault of a redirect, or nil if it leads to a pattern.
  mutating func problem(of number: Int) -> LinkProblem? {
    let redirect = table.redirects[number]
    let shape = LinkShape(id: redirect.id, steps: redirect.steps, priority: 0, isGuarded: false)
    let witness = LinkVariant(link: 0, shape: shape, path: redirect.steps).witness()
    if let name = redirect.unknownNames.first {
      let detail = "“\(redirect.id)” captures no “\(name)”"
      return LinkProblem(.deadRedirect, [redirect.id], witness: witness, detail)
    }
    let captures = redirect.steps.contains { $0.kind != nil }
    var isDead = true
    for text in captures ? texts[...] : texts.prefix(1) {
      let components = redirect.steps.map { step in
        if case .literal(let literal) = step { literal } else { text }
      }
      let url = LinkURL(path: components)
      switch end(from: number, url) {
      case .pattern: isDead = false
      case .nothing: break
      case .circle:
        let detail = "“\(redirect.id)” leads back to itself"
        return LinkProblem(.redirectCycle, [redirect.id], witness: url.description, detail)
      }
    }
    guard isDead else { return nil }
    let detail = "“\(redirect.id)” leads to no pattern"
    return LinkProblem(.deadRedirect, [redirect.id], witness: witness, detail)
  }

  private mutating func end(from first: Int, _ start: LinkURL) -> End {
    var (url, next) = (start, Optional(first))
    var followed: [Int] = []
    var seen: Set<Int> = []
    var paths: [[String]] = []
    var end = End.nothing
    while let redirect = next {
      guard !circle.contains(redirect), seen.insert(redirect).inserted else {
        circle.formUnion(followed.drop { $0 != redirect })
        end = .circle
        break
      }
      followed.append(redirect)
      url = table.redirects[redirect].follow(url)
      steps += 1
      if let known = ends[url.path] {
        end = known
        break
      }
      paths.append(url.path)
      (end, next) = step(url)
    }
    for path in paths { ends[path] = end }
    return end
  }

  /// Returns the end of a link's path, or the redirect that matches the link.
  private func step(_ url: LinkURL) -> (End, redirect: Int?) {
    var reading = LinkReading(url)
    var places = 0
    let links = table.links
    do throws(LinkError) {
      let rule = try table.trie.best(&reading, isWhole: true, steps: &places) {
        rule,
        reading throws(LinkError) in
        guard rule < links.count else { return true }
        return try links[rule].accepted(&reading) != nil
      }
      return rule < links.count ? (.pattern, nil) : (.nothing, rule - links.count)
    } catch {
      // The link's query may contain the required values.
      let isOfQuery = error.kind == .missingValue || error.kind == .badValue
      return (isOfQuery ? .pattern : .nothing, nil)
    }
  }
}
