extension LinkTrie {
  /// Returns patterns that never win, because others with higher priorities match all their links.
  func shadows() -> [LinkProblem] {
    let lowest = variants.map(\.shape.priority).min() ?? 0
    guard variants.contains(where: { !$0.shape.isGuarded && $0.shape.priority > lowest }) else {
      return []
    }
    let highest = highestPriorities()
    var problems: [LinkProblem] = []
    for (_, own) in Dictionary(grouping: variants, by: \.link).sorted(by: { $0.key < $1.key }) {
      let winners = own.compactMap { winner(over: $0, highest) }
      guard let first = winners.first, winners.count == own.count else { continue }
      problems.append(
        LinkProblem(
          .unreachable,
          [own[0].shape.id, first.shape.id],
          witness: own[0].witness(),
          "“\(own[0].shape.id)” never wins: “\(first.shape.id)” takes all its links"
        )
      )
    }
    return problems
  }

  /// Returns the highest priority of a pattern without a guard at or below each node; nil if none.
  private func highestPriorities() -> [Int?] {
    var highest: [Int?] = Array(repeating: nil, count: nodes.count)
    // Nodes were added before the nodes below them.
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      let ends = node.variants + node.rests.flatMap(\.variants)
      var priorities: [Int] = []
      for end in ends where !variants[end].shape.isGuarded {
        priorities.append(variants[end].shape.priority)
      }
      for next in node.literals.values { if let most = highest[next] { priorities.append(most) } }
      for (_, next) in node.values { if let most = highest[next] { priorities.append(most) } }
      highest[index] = priorities.max()
    }
    return highest
  }

  /// Returns a pattern of higher priority that matches every link of another, or nil.
  private func winner(over narrow: LinkVariant, _ highest: [Int?]) -> LinkVariant? {
    let priority = narrow.shape.priority
    let required = narrow.required
    func taker(among ends: [Int]) -> LinkVariant? {
      for end in ends {
        let wide = variants[end]
        // The patterns are sorted by priority, highest first.
        if wide.shape.priority <= priority { return nil }
        if !wide.shape.isGuarded, wide.required.isSubset(of: required) { return wide }
      }
      return nil
    }
    var waiting = [(0, 0)]
    while let (number, index) = waiting.popLast() {
      guard let most = highest[number], most > priority else { continue }
      let node = nodes[number]
      for (kind, ends) in node.rests
      where narrow.path[index...].allSatisfy({ covers(kind, $0) }) {
        if let wide = taker(among: ends) { return wide }
      }
      guard index < narrow.path.count else {
        if let wide = taker(among: node.variants) { return wide }
        continue
      }
      let step = narrow.path[index]
      if step.isRest { continue }
      if case .literal(let text) = step, let next = node.literals[text] {
        waiting.append((next, index + 1))
      }
      for (kind, next) in node.values where covers(kind, step) { waiting.append((next, index + 1)) }
    }
    return nil
  }

  private func covers(_ kind: Int, _ step: LinkStep) -> Bool {
    switch step {
    case .literal(let text): kinds[kind].accepts(text)
    case .value(let other), .optional(let other), .rest(let other):
      kinds.covers(kind, kinds.index(of: other))
    case .query: true
    }
  }
}
