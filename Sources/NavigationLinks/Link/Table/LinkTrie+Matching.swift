extension LinkTrie {
  /// The pattern that wins for what is left of a link.
  ///
  /// - Parameters:
  ///   - reading: Where to begin; where the pattern ended, when one won. Its `end` is that of the
  ///     pattern that refused, when one did.
  ///   - isWhole: True if the pattern has to end where the link does.
  ///   - steps: A counter; the number of places looked at is added to it.
  ///   - read: Reads by the pattern with this number; false leaves the link to other patterns.
  /// - Returns: The number of the pattern.
  /// - Throws: ``LinkError`` of the pattern that got farthest.
  @usableFromInline
  func best(
    _ reading: inout LinkReading,
    isWhole: Bool,
    steps: inout Int,
    read: (Int, inout LinkReading) throws(LinkError) -> Bool
  ) throws(LinkError) -> Int {
    var candidates: [(variant: Int, end: Int)] = []
    var winner: Int?
    var refusal: (end: Int, error: LinkError)?
    // Nothing but what is written to is captured: what is captured is copied at each place.
    func attempt(_ variant: Int, _ end: Int) -> Bool {
      let link = variants[variant].link
      var trial = reading
      trial.end = end
      trial.literal = nil
      trial.present = variants[variant].present
      trial.choice = trial.present
      do throws(LinkError) {
        if try read(link, &trial) {
          reading = trial
          winner = link
          return true
        }
        if end >= refusal?.end ?? -1 { refusal = (end, guarded(variant, reading, end)) }
      } catch {
        if end >= refusal?.end ?? -1 { refusal = (end, error) }
      }
      return false
    }
    var walk = Walk(trie: self, path: reading.url.path, isWhole: isWhole)
    walk.run(from: reading.component) { variant, end in
      guard hasPriorities else { return attempt(variant, end) }
      candidates.append((variant, end))
      return false
    }
    steps += walk.steps
    if hasPriorities {
      let priorities = candidates.map { variants[$0.variant].shape.priority }
      let order = candidates.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
      _ = order.first { attempt(candidates[$0].variant, candidates[$0].end) }
    }
    if let winner { return winner }
    if let refusal, refusal.end >= walk.farthest.component {
      reading.end = refusal.end
      throw refusal.error
    }
    throw unmatched(reading.url, walk)
  }

  private func guarded(_ variant: Int, _ start: LinkReading, _ end: Int) -> LinkError {
    start.url.error(
      .guarded,
      ofComponent: start.component,
      found: start.url.path[start.component..<end].joined(separator: "/"),
      expected: "what the guard of “\(variants[variant].shape.id)” accepts"
    )
  }

  private func unmatched(_ url: LinkURL, _ walk: Walk) -> LinkError {
    let (component, node) = walk.farthest
    return url.unmatched(component: component, at: node, of: self)
  }

  /// One walk through the tree along a link.
  struct Walk {
    let trie: LinkTrie
    let path: [String]
    /// Tells whether the pattern has to end where the link does.
    let isWhole: Bool
    /// The number of places that were looked at.
    var steps = 0
    /// The component up to which the path was understood, and the place in the tree where that was.
    var farthest = (component: -1, node: 0)

    init(trie: LinkTrie, path: [String], isWhole: Bool) {
      self.trie = trie
      self.path = path
      self.isWhole = isWhole
    }

    /// Calls with each pattern that matches the path, and its end, the best first, until told to stop.
    mutating func run(from component: Int, _ visit: (Int, Int) -> Bool) {
      _ = walk(0, component, visit)
    }

    // As deep as the deepest pattern, however long the link is.
    private mutating func walk(_ node: Int, _ component: Int, _ visit: (Int, Int) -> Bool) -> Bool {
      steps += 1
      if component > farthest.component { farthest = (component, node) }
      let isAtEnd = component == path.count
      if !isAtEnd, follow(node, component, visit) { return true }
      if isAtEnd {
        return offer(trie.nodes[node].variants, component, visit)
          || takeRest(node, component, visit)
      }
      if takeRest(node, component, visit) { return true }
      return !isWhole && offer(trie.nodes[node].variants, component, visit)
    }

    private mutating func follow(_ node: Int, _ component: Int, _ visit: (Int, Int) -> Bool) -> Bool
    {
      let text = path[component]
      if let next = trie.nodes[node].literals[text], walk(next, component + 1, visit) {
        return true
      }
      for (kind, next) in trie.nodes[node].values {
        steps += 1
        if trie.kinds[kind].accepts(text), walk(next, component + 1, visit) { return true }
      }
      return false
    }

    private mutating func takeRest(_ node: Int, _ component: Int, _ visit: (Int, Int) -> Bool)
      -> Bool
    {
      for (kind, variants) in trie.nodes[node].rests {
        var end = component
        while end < path.count, trie.kinds[kind].accepts(path[end]) {
          steps += 1
          end += 1
        }
        if end > farthest.component { farthest = (end, node) }
        if end == path.count || !isWhole, offer(variants, end, visit) { return true }
      }
      return false
    }

    private mutating func offer(_ variants: [Int], _ end: Int, _ visit: (Int, Int) -> Bool) -> Bool
    {
      for variant in variants {
        steps += 1
        if visit(variant, end) { return true }
      }
      return false
    }
  }

  /// A list of what could have stood at a node, for a person.
  ///
  /// - Complexity: O(number of its literals).
  func expectation(at node: Int) -> String {
    let node = nodes[node]
    // The first eight, one by one: sorting thousands to name eight would take longer.
    var named: [String] = []
    for literal in node.literals.keys {
      if named.count == 8, let last = named.last, last <= literal { continue }
      named.insert(literal, at: named.firstIndex(where: { literal < $0 }) ?? named.count)
      if named.count > 8 { named.removeLast() }
    }
    var expected = named.map { "“\($0)”" }
    if node.literals.count > 8 { expected.append("\(node.literals.count - 8) more") }
    expected += node.parameters.sorted()
    if !node.variants.isEmpty { expected.append("the end") }
    return expected.joined(separator: " or ")
  }
}
