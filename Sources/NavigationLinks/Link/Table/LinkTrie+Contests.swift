extension LinkTrie {
  /// Returns, for each rule, whether another one may win against it for a link that both match.
  ///
  /// Printing reads back only their links, because every other rule wins for all of its links.
  ///
  /// - Parameter count: The number of rules.
  /// - Returns: True for each rule that may lose.
  /// - Complexity: O(total length of the patterns).
  func contests(count: Int) -> [Bool] {
    let highest = variants.map(\.shape.priority).max() ?? 0
    var contests = Array(repeating: false, count: count)
    for (number, variant) in variants.enumerated()
    where variant.shape.priority < highest || isContested(variant, number) {
      contests[variant.link] = true
    }
    return contests
  }

  /// Returns the pairs of types at one component with an undefined order, as they are tried.
  func unorderedTypes() -> [String] {
    var pairs: Set<[Int]> = []
    for node in nodes {
      for kinds in [node.values.map(\.kind), node.rests.map(\.kind)] {
        for (position, first) in kinds.enumerated() {
          for second in kinds[(position + 1)...] where self.kinds.isUnordered(first, second) {
            pairs.insert([first, second])
          }
        }
      }
    }
    return pairs.map { "\(kinds[$0[0]].typeName) before \(kinds[$0[1]].typeName)" }.sorted()
  }

  /// Returns a Boolean value that indicates whether another pattern may be tried before this one.
  private func isContested(_ variant: LinkVariant, _ number: Int) -> Bool {
    var place = 0
    for step in variant.path {
      let node = nodes[place]
      switch step {
      case .literal(let text):
        guard let next = node.literals[text] else { return true }
        place = next
      case .value(let kind), .optional(let kind):
        let kind = kinds.index(of: kind)
        guard node.literals.isEmpty, let first = node.values.first, first.kind == kind else {
          return true
        }
        place = first.node
      case .rest(let kind):
        let kind = kinds.index(of: kind)
        guard node.literals.isEmpty, node.values.isEmpty, node.variants.isEmpty,
          let first = node.rests.first, first.kind == kind
        else { return true }
        return first.variants.first != number
      case .query:
        break
      }
    }
    return nodes[place].variants.first != number
  }
}
