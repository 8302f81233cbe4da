extension NavigationNode {
  /// Returns the differences between this tree and a reference.
  ///
  /// ```swift
  /// print(actual.check(with: reference)?.description ?? "no difference")
  /// // 1 differences from the reference were found:
  /// // 1. The 'second' node has different view type on level 2. Actual 'B' expected 'A'.
  /// ```
  ///
  /// Default values of parameters are not compared.
  ///
  /// - Parameters:
  ///   - reference: The expected tree.
  ///   - hasCheckingOrder: True if the order of children and parameters matters.
  /// - Returns: The differences, with SUINavigation's messages; nil if there are none.
  public func check(
    with reference: NavigationNode,
    hasCheckingOrder: Bool = false
  ) -> NodeFindings<NodeDifference>? {
    var findings: [NodeDifference] = []
    check(with: reference, level: 1, hasCheckingOrder, &findings)
    return NodeFindings(findings)
  }

  private func check(
    with reference: NavigationNode,
    level: Int,
    _ hasCheckingOrder: Bool,
    _ findings: inout [NodeDifference]
  ) {
    let place = NodeDifference.Location.node(id, level: level)
    if id != reference.id {
      findings.append(.value(.id(actual: id, expected: reference.id), at: place))
    }
    if viewType != reference.viewType {
      let value = NodeDifference.Value.viewType(actual: viewType, expected: reference.viewType)
      findings.append(.value(value, at: place))
    }
    findings += Parameter.differences(params, reference.params, place, hasCheckingOrder)
    findings += NodeDifference.looks(
      (available, attributes),
      (reference.available, reference.attributes),
      place
    )
    if children.count != reference.children.count {
      let (actual, expected) = (children.count, reference.children.count)
      findings.append(.value(.childCount(actual: actual, expected: expected), at: place))
      // A comparison by position would report every child, and not show which one is superfluous.
      if hasCheckingOrder { return }
    }
    var left = reference.children
    for child in children {
      if let match = hasCheckingOrder ? 0 : left.firstIndex(where: { $0.id == child.id }) {
        child.check(with: left.remove(at: match), level: level + 1, hasCheckingOrder, &findings)
      } else {
        let known = reference.children.map(\.id)
        findings.append(.missingChild(child.id, known: known, at: place))
      }
    }
  }
}

extension NodeDifference {
  /// Compares the availability and the attributes of two nodes or transitions.
  static func looks(
    _ actual: (available: NavigationNode.Available, attributes: [NavigationNode.Attribute]),
    _ expected: (available: NavigationNode.Available, attributes: [NavigationNode.Attribute]),
    _ place: Location
  ) -> [NodeDifference] {
    var findings: [NodeDifference] = []
    if actual.available != expected.available {
      let value = Value.available(actual: actual.available, expected: expected.available)
      findings.append(.value(value, at: place))
    }
    if actual.attributes != expected.attributes {
      let value = Value.attributes(actual: actual.attributes, expected: expected.attributes)
      findings.append(.value(value, at: place))
    }
    return findings
  }
}

extension NavigationNode.Parameter {
  /// Compares the names and types of parameters.
  static func differences(
    _ params: [Self],
    _ reference: [Self],
    _ place: NodeDifference.Location,
    _ hasCheckingOrder: Bool
  ) -> [NodeDifference] {
    var findings: [NodeDifference] = []
    if params.count != reference.count {
      let (actual, expected) = (params.count, reference.count)
      findings.append(.value(.parameterCount(actual: actual, expected: expected), at: place))
      if hasCheckingOrder { return findings }
    }
    guard hasCheckingOrder else {
      for param in params where !reference.contains(where: param.isSame) {
        findings.append(.missingParameter(param, known: reference, at: place))
      }
      return findings
    }
    for (index, (actual, expected)) in zip(params, reference).enumerated()
    where !actual.isSame(expected) {
      findings.append(.parameter(index, actual: actual, expected: expected, at: place))
    }
    return findings
  }

  private func isSame(_ other: Self) -> Bool { name == other.name && type == other.type }
}
