extension LinkTrie {
  /// Returns pairs of patterns whose order is undefined.
  func overlaps() -> [LinkProblem] {
    var problems: [LinkProblem] = []
    for node in nodes {
      problems += overlaps(among: node.variants)
      for (_, variants) in node.rests { problems += overlaps(among: variants) }
      for (first, second, _) in ambiguousKinds(node.values.map(\.kind)) {
        problems += overlaps(node.values[first].node, node.values[second].node)
      }
      for (first, second, text) in ambiguousKinds(node.rests.map(\.kind)) {
        for lhs in node.rests[first].variants {
          for rhs in node.rests[second].variants where isTie(variants[lhs], variants[rhs]) {
            problems.append(ambiguity(lhs, rhs, replacingLast: text))
          }
        }
      }
    }
    return problems
  }

  /// Returns the indices of kinds that have texts in common, but do not include each other.
  private func ambiguousKinds(_ kinds: [Int]) -> [(Int, Int, String)] {
    kinds.indices.flatMap { first in
      kinds.indices.dropFirst(first + 1).compactMap { second in
        self.kinds.ambiguity(kinds[first], kinds[second]).map { (first, second, $0) }
      }
    }
  }

  /// The number of conflicts to report for one pattern: a large table may have too many.
  private static var mostTies: Int { 8 }

  private func overlaps(among variants: [Int]) -> [LinkProblem] {
    var problems: [LinkProblem] = []
    var rest = variants[...]
    // The patterns are sorted, so those of the same rank are adjacent.
    while let first = rest.first {
      let peers = rest.prefix { isOfOneRank(self.variants[first], self.variants[$0]) }
      rest = rest.dropFirst(peers.count)
      if isChain(peers) { continue }
      for (position, first) in peers.enumerated() {
        var ties = 0
        for second in peers.dropFirst(position + 1) where ties < Self.mostTies {
          guard isTie(self.variants[first], self.variants[second]) else { continue }
          ties += 1
          problems.append(ambiguity(first, second, replacingLast: nil))
        }
      }
    }
    return problems
  }

  /// Returns a Boolean value that indicates whether each pattern requires less than the one before.
  ///
  /// No two of them are then of the same rank.
  private func isChain(_ peers: ArraySlice<Int>) -> Bool {
    zip(peers, peers.dropFirst()).allSatisfy {
      variants[$1].required.isStrictSubset(of: variants[$0].required)
    }
  }

  private func isOfOneRank(_ first: LinkVariant, _ second: LinkVariant) -> Bool {
    first.shape.priority == second.shape.priority
      && first.shape.isGuarded == second.shape.isGuarded
  }

  /// Returns a Boolean value that indicates whether two patterns with one path have the same rank.
  private func isTie(_ first: LinkVariant, _ second: LinkVariant) -> Bool {
    guard isOfOneRank(first, second) else { return false }
    let (lhs, rhs) = (first.required, second.required)
    return !lhs.isStrictSubset(of: rhs) && !rhs.isStrictSubset(of: lhs)
  }

  private func ambiguity(_ first: Int, _ second: Int, replacingLast text: String?) -> LinkProblem {
    let (lhs, rhs) = (variants[first], variants[second])
    let witness: String
    if let text {
      var components = lhs.components
      if let last = components.indices.last { components[last] = text }
      witness = lhs.url(components, with: rhs).description
    } else {
      witness = lhs.witness(adding: rhs)
    }
    return Self.ambiguity(lhs, rhs, witness)
  }

  private static func ambiguity(
    _ lhs: LinkVariant,
    _ rhs: LinkVariant,
    _ witness: String
  ) -> LinkProblem {
    let ids = [lhs.shape.id, rhs.shape.id].sorted()
    let detail =
      lhs.link == rhs.link
      ? "“\(ids[0])” reads one link in two ways"
      : "nothing says whether “\(ids[0])” or “\(ids[1])” is to win"
    return LinkProblem(.ambiguous, lhs.link == rhs.link ? [ids[0]] : ids, witness: witness, detail)
  }

  /// Returns patterns below two nodes of different kinds that the same links lead to.
  private func overlaps(_ first: Int, _ second: Int) -> [LinkProblem] {
    var problems: [LinkProblem] = []
    var waiting = [(first, second)]
    while let (first, second) = waiting.popLast() {
      let (lhs, rhs) = (nodes[first], nodes[second])
      for one in lhs.variants + lhs.rests.flatMap(\.variants) {
        for other in rhs.variants + rhs.rests.flatMap(\.variants)
        where isTie(variants[one], variants[other]) {
          problems.append(ambiguity(one, other))
        }
      }
      // Iterates over the shorter list, because the other may be the whole table.
      let isShorter = lhs.literals.count <= rhs.literals.count
      for text in (isShorter ? lhs : rhs).literals.keys {
        if let next = lhs.literals[text], let other = rhs.literals[text] {
          waiting.append((next, other))
        }
      }
      for (kind, next) in lhs.values {
        for (other, below) in rhs.values where kind == other || kinds.ambiguity(kind, other) != nil
        {
          waiting.append((next, below))
        }
      }
    }
    return problems
  }

  /// Returns the problem of two patterns that differ in kinds, with texts that both kinds accept.
  private func ambiguity(_ first: Int, _ second: Int) -> LinkProblem {
    let (lhs, rhs) = (variants[first], variants[second])
    let components = zip(lhs.path, rhs.path).map { one, other in
      if case .value(let kind) = one, case .value(let peer) = other {
        kinds.ambiguity(kinds.index(of: kind), kinds.index(of: peer)) ?? kind.witness
      } else if case .literal(let text) = one {
        text
      } else {
        ""
      }
    }
    return Self.ambiguity(lhs, rhs, lhs.url(components, with: rhs).description)
  }
}
