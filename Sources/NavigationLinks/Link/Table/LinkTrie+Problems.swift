extension LinkTrie {
  /// Pairs of patterns of which nothing says which is to win.
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

  /// Positions of kinds that have texts in common and are not one within the other.
  private func ambiguousKinds(_ kinds: [Int]) -> [(Int, Int, String)] {
    kinds.indices.flatMap { first in
      kinds.indices.dropFirst(first + 1).compactMap { second in
        self.kinds.ambiguity(kinds[first], kinds[second]).map { (first, second, $0) }
      }
    }
  }

  private func overlaps(among variants: [Int]) -> [LinkProblem] {
    // Those that tie stand next to each other, except where required names differ.
    var problems: [LinkProblem] = []
    for (position, first) in variants.enumerated() {
      for second in variants[(position + 1)...]
      where isTie(self.variants[first], self.variants[second]) {
        problems.append(ambiguity(first, second, replacingLast: nil))
      }
    }
    return problems
  }

  /// Whether two patterns with the same path are of the same rank.
  private func isTie(_ first: LinkVariant, _ second: LinkVariant) -> Bool {
    guard first.shape.priority == second.shape.priority,
      first.shape.isGuarded == second.shape.isGuarded
    else { return false }
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

  /// Patterns below two nodes that the same links lead to, though their components are of two kinds.
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
      for (text, next) in lhs.literals {
        if let other = rhs.literals[text] { waiting.append((next, other)) }
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

  /// The problem of two patterns that differ in kinds: at each component a text of both.
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

  /// Patterns that never win, because one with a higher priority takes all of their links.
  func shadows() -> [LinkProblem] {
    let important = variants.filter { !$0.shape.isGuarded }
    let lowest = variants.map(\.shape.priority).min() ?? 0
    let winners = important.filter { $0.shape.priority > lowest }
    if winners.isEmpty { return [] }
    var problems: [LinkProblem] = []
    for (_, own) in Dictionary(grouping: variants, by: \.link).sorted(by: { $0.key < $1.key }) {
      let shadows = own.map { variant in
        winners.first { $0.shape.priority > variant.shape.priority && covers($0, variant) }
      }
      guard let winner = shadows.first ?? nil, !shadows.contains(where: { $0 == nil }) else {
        continue
      }
      problems.append(
        LinkProblem(
          .unreachable,
          [own[0].shape.id, winner.shape.id],
          witness: own[0].witness(),
          "“\(own[0].shape.id)” never wins: “\(winner.shape.id)” takes all its links"
        )
      )
    }
    return problems
  }

  /// Whether one pattern matches every link of another.
  private func covers(_ wide: LinkVariant, _ narrow: LinkVariant) -> Bool {
    guard wide.required.isSubset(of: narrow.required) else { return false }
    for (index, step) in wide.path.enumerated() {
      if case .rest(let kind) = step {
        return narrow.path.dropFirst(index).allSatisfy { covers(kind, $0) }
      }
      guard index < narrow.path.count else { return false }
      switch (step, narrow.path[index]) {
      case (.literal(let text), .literal(let other)): if text != other { return false }
      case (.literal, _), (_, .rest): return false
      case (.value(let kind), let other): if !covers(kind, other) { return false }
      default: return false
      }
    }
    return wide.path.count == narrow.path.count
  }

  private func covers(_ kind: LinkKind, _ step: LinkStep) -> Bool {
    switch step {
    case .literal(let text): kind.accepts(text)
    case .value(let other), .optional(let other), .rest(let other):
      kinds.covers(kinds.index(of: kind), kinds.index(of: other))
    case .query: true
    }
  }
}
