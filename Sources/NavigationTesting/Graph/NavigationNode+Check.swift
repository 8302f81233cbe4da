extension NavigationNode {
  /// How the tree differs from another, in SUINavigation's words.
  ///
  /// ```swift
  /// actual.check(with: reference)
  /// // 1 differences from the reference were found:
  /// // 1. The 'second' node has different view type on level 2. Actual 'B' expected 'A'.
  /// ```
  ///
  /// Default values are not compared.
  ///
  /// - Parameters:
  ///   - reference: The tree as it is to be.
  ///   - hasCheckingOrder: Whether the order of children and parameters counts.
  /// - Returns: nil when they are the same.
  public func check(with reference: NavigationNode, hasCheckingOrder: Bool = false) -> String? {
    var findings = NodeFindings()
    check(with: reference, level: 1, hasCheckingOrder, &findings)
    return findings.text()
  }

  private func check(
    with reference: NavigationNode,
    level: Int,
    _ hasCheckingOrder: Bool,
    _ findings: inout NodeFindings
  ) {
    if id != reference.id {
      findings.add(
        "Has different identifiers on level \(level). Actual '\(id)' expected '\(reference.id)'."
      )
    }
    func compare(_ what: String, _ actual: String, _ expected: String) {
      guard actual != expected else { return }
      findings.add(
        "The \(name) node has different \(what) on level \(level). "
          + "Actual '\(actual)' expected '\(expected)'."
      )
    }
    compare("view type", viewType ?? "nil", reference.viewType ?? "nil")
    Parameter.check(params, reference.params, id, " on level \(level)", hasCheckingOrder, &findings)
    compare("available property", available.rawValue, reference.available.rawValue)
    compare("attributes property", attributes.drawn, reference.attributes.drawn)
    compare("children count", "\(children.count)", "\(reference.children.count)")
    var left = reference.children
    for (index, child) in children.enumerated() {
      let match =
        hasCheckingOrder
        ? (left.isEmpty ? nil : 0) : left.firstIndex { $0.id == child.id }
      if let match {
        child.check(with: left.remove(at: match), level: level + 1, hasCheckingOrder, &findings)
      } else if !hasCheckingOrder || index < reference.children.count {
        findings.add(
          "In the \(name) node not found child with id '\(child.id)' on level \(level). "
            + "From this level we have: \(reference.children.map(\.id))."
        )
      }
    }
  }
}

extension [NavigationNode.Attribute] {
  var drawn: String { "[\(map(\.rawValue).joined(separator: ", "))]" }
}

extension NavigationNode.Parameter {
  /// Compares names and types.
  static func check(
    _ params: [Self],
    _ reference: [Self],
    _ id: String,
    _ place: String,
    _ hasCheckingOrder: Bool,
    _ findings: inout NodeFindings
  ) {
    if params.count != reference.count {
      findings.add(
        "The '\(id)' node has different params count\(place). "
          + "Actual '\(params.count)' expected '\(reference.count)'."
      )
      if hasCheckingOrder { return }
    }
    guard hasCheckingOrder else {
      for param in params where !reference.contains(where: param.isSame) {
        let known = reference.map { "(name: \($0.name), type: \($0.type))" }
        findings.add(
          "The '\(id)' node has different params set\(place). Not found param with name "
            + "'\(param.name)' of type '\(param.type)'. From this level we have: "
            + "[\(known.joined(separator: ", "))]."
        )
      }
      return
    }
    for (index, (actual, expected)) in zip(params, reference).enumerated()
    where !actual.isSame(expected) {
      findings.add(
        "The '\(id)' node has different params set by index \(index)\(place). Actual has name "
          + "'\(actual.name)' of type '\(actual.type)' expected name '\(expected.name)' and "
          + "type '\(expected.type)'."
      )
    }
  }

  private func isSame(_ other: Self) -> Bool { name == other.name && type == other.type }
}
