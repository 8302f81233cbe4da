extension LinkTrie {
  /// One walk through the tree along a link.
  struct Walk {
    let trie: LinkTrie
    let url: LinkURL
    /// Whether the pattern has to end where the link does.
    let isWhole: Bool
    /// How many places were looked at.
    var steps = 0
    /// How far the path was understood, and where in the tree that was.
    var farthest = (component: -1, node: 0)

    init(trie: LinkTrie, url: LinkURL, isWhole: Bool) {
      self.trie = trie
      self.url = url
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
      let isAtEnd = component == url.path.count
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
      let text = url.path[component]
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
        while end < url.path.count, trie.kinds[kind].accepts(url.path[end]) {
          steps += 1
          end += 1
        }
        if end > farthest.component { farthest = (end, node) }
        if end == url.path.count || !isWhole, offer(variants, end, visit) { return true }
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

  /// What could have stood at a node.
  func expectation(at node: Int) -> String {
    let node = nodes[node]
    var expected = node.literals.keys.sorted().prefix(8).map { "“\($0)”" }
    if node.literals.count > 8 { expected.append("\(node.literals.count - 8) more") }
    expected += node.parameters.sorted()
    if !node.variants.isEmpty { expected.append("the end") }
    return expected.joined(separator: " or ")
  }
}
