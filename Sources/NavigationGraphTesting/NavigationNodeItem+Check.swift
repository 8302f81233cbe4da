extension NavigationNodeItem {
  /// Returns the differences between this screen and a reference, or nil if there are none.
  public func check(
    with reference: NavigationNodeItem,
    hasCheckingOrder: Bool = false
  ) -> NodeFindings<NodeDifference>? {
    NodeFindings(differences(from: reference, hasCheckingOrder))
  }

  /// Compares screens: each with the most similar reference of the same id.
  ///
  /// - Parameters:
  ///   - items: The actual screens.
  ///   - reference: The expected screens.
  ///   - hasCheckingOrder: True if the order of transitions matters.
  /// - Returns: The screens that differ, are new or are missing; nil if there are none.
  public static func check(
    _ items: [NavigationNodeItem],
    with reference: [NavigationNodeItem],
    hasCheckingOrder: Bool = false
  ) -> NodeFindings<NodeDifference>? {
    var findings: [NodeDifference] = []
    var left = reference
    for item in items {
      let compared = left.indices.filter { left[$0].id == item.id }.map { index in
        (index: index, differences: item.differences(from: left[index], hasCheckingOrder))
      }
      guard let best = compared.min(by: { $0.differences.count < $1.differences.count }) else {
        findings.append(.newScreen(id: item.id, name: item.name))
        continue
      }
      findings += best.differences
      left.remove(at: best.index)
    }
    for missing in left {
      findings.append(.missingScreen(id: missing.id, name: missing.name))
    }
    return NodeFindings(findings)
  }

  private func differences(
    from reference: NavigationNodeItem,
    _ hasCheckingOrder: Bool
  ) -> [NodeDifference] {
    var findings: [NodeDifference] = []
    func add(_ value: NodeDifference.Value) { findings.append(.value(value, at: .screen(name))) }
    if id != reference.id { add(.id(actual: id, expected: reference.id)) }
    if viewType != reference.viewType {
      add(.viewType(actual: viewType, expected: reference.viewType))
    }
    guard transitions.count == reference.transitions.count else {
      let (actual, expected) = (transitions.count, reference.transitions.count)
      add(.transitionCount(actual: actual, expected: expected))
      return findings
    }
    func ordered(_ transitions: [Transition]) -> [Transition] {
      hasCheckingOrder ? transitions : transitions.sorted { $0.id < $1.id }
    }
    let (actual, expected) = (ordered(transitions), ordered(reference.transitions))
    guard actual.map(\.id) == expected.map(\.id) else {
      add(.transitions(actual: actual.map(\.id), expected: expected.map(\.id)))
      return findings
    }
    for (transition, reference) in zip(actual, expected) {
      findings += transition.differences(from: reference, hasCheckingOrder)
    }
    return findings
  }
}

extension NavigationNodeItem.Transition {
  fileprivate func differences(
    from reference: Self,
    _ hasCheckingOrder: Bool
  ) -> [NodeDifference] {
    let place = NodeDifference.Location.transition(id)
    var findings: [NodeDifference] = []
    if viewType != reference.viewType {
      let value = NodeDifference.Value.viewType(actual: viewType, expected: reference.viewType)
      findings.append(.value(value, at: place))
    }
    findings += NavigationNode.Parameter.differences(
      params,
      reference.params,
      place,
      hasCheckingOrder
    )
    return findings
      + NodeDifference.looks(
        (available, attributes),
        (reference.available, reference.attributes),
        place
      )
  }
}
