extension LinkTrie {
  /// Finds the pattern that wins for the rest of a link.
  ///
  /// - Parameters:
  ///   - reading: The position at which to begin. If a pattern wins, it becomes the position after
  ///     the pattern. If a pattern refuses, `end` becomes the end of that pattern.
  ///   - isWhole: True if the pattern has to match to the end of the link.
  ///   - steps: A counter, to which the number of visited nodes is added.
  ///   - read: Reads with the pattern of a number; returns false to leave the link to other
  ///     patterns.
  /// - Returns: The number of the pattern.
  /// - Throws: ``LinkError`` of the pattern that matched most of the link.
  @usableFromInline
  func best(
    _ reading: inout LinkReading,
    isWhole: Bool,
    steps: inout Int,
    read: (Int, inout LinkReading) throws(LinkError) -> Bool
  ) throws(LinkError) -> Int {
    var candidates: [(variant: Int, end: Walk.End)] = []
    var winner: Int?
    var refusal: (end: Int, error: LinkError)?
    // Captures only variables that it changes, because captured values are copied at each node.
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
    walk.run(from: reading.component) { walk, variant, end in
      if hasPriorities {
        candidates.append((variant, end))
        return false
      }
      return walk.component(at: end).map { attempt(variant, $0) } ?? false
    }
    if hasPriorities {
      let priorities = candidates.map { variants[$0.variant].shape.priority }
      let order = candidates.indices.sorted { (-priorities[$0], $0) < (-priorities[$1], $1) }
      // A later candidate is not measured if an earlier one wins: at each of many screens, a rest
      // would be all that follows.
      _ = order.first {
        let (variant, end) = candidates[$0]
        return walk.component(at: end).map { attempt(variant, $0) } ?? false
      }
    }
    steps += walk.steps
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

  /// A walk through the tree along a link.
  struct Walk {
    let trie: LinkTrie
    let path: [String]
    /// A Boolean value that indicates whether the pattern has to match to the end of the link.
    let isWhole: Bool
    /// The number of visited nodes.
    var steps = 0
    /// The rest that was measured last, for the other patterns that end with it.
    var measured = (kind: -1, from: -1, end: -1)
    /// The farthest component that was reached, and its node in the tree.
    var farthest = (component: -1, node: 0)

    /// The end of a pattern in a link.
    enum End {
      case component(Int)
      /// The end of the components that a kind accepts, from one on.
      case rest(kind: Int, from: Int, node: Int)
    }

    /// Receives the walk, a pattern and its end; returns true to stop.
    typealias Visit = (inout Walk, Int, End) -> Bool

    /// Calls a closure with each pattern that may match, best first, until it returns true.
    mutating func run(from component: Int, _ visit: Visit) {
      _ = walk(0, component, visit)
    }

    /// Returns the component of an end; nil if the pattern has to match to the end of the link, and
    /// does not.
    ///
    /// - Complexity: O(*k*) in the number of components of a rest.
    mutating func component(at end: End) -> Int? {
      switch end {
      case .component(let component): return component
      case .rest(let kind, let start, let node):
        var end = measured.kind == kind && measured.from == start ? measured.end : start
        while end < path.count, trie.kinds[kind].accepts(path[end]) {
          steps += 1
          end += 1
        }
        measured = (kind, start, end)
        if end > farthest.component { farthest = (end, node) }
        return end == path.count || !isWhole ? end : nil
      }
    }

    // The recursion is at most as deep as the deepest pattern, regardless of the link's length.
    private mutating func walk(_ node: Int, _ component: Int, _ visit: Visit) -> Bool {
      steps += 1
      if component > farthest.component { farthest = (component, node) }
      let isAtEnd = component == path.count
      if !isAtEnd, follow(node, component, visit) { return true }
      if isAtEnd {
        return offer(trie.nodes[node].variants, .component(component), visit)
          || takeRest(node, component, visit)
      }
      if takeRest(node, component, visit) { return true }
      return !isWhole && offer(trie.nodes[node].variants, .component(component), visit)
    }

    private mutating func follow(_ node: Int, _ component: Int, _ visit: Visit) -> Bool {
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

    private mutating func takeRest(_ node: Int, _ component: Int, _ visit: Visit) -> Bool {
      trie.nodes[node].rests.contains { kind, variants in
        offer(variants, .rest(kind: kind, from: component, node: node), visit)
      }
    }

    private mutating func offer(_ variants: [Int], _ end: End, _ visit: Visit) -> Bool {
      for variant in variants {
        steps += 1
        if visit(&self, variant, end) { return true }
      }
      return false
    }
  }

  /// Returns the texts and types that a node expects, as a message for the developer.
  ///
  /// - Complexity: O(number of literals).
  func expectation(at node: Int) -> String {
    let node = nodes[node]
    // Selects the first eight: sorting thousands of literals to name eight would take longer.
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
