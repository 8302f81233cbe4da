extension NavigationNodeItem {
  /// How the screen differs from another, in SUINavigation's words; nil when they are the same.
  public func check(
    with reference: NavigationNodeItem,
    hasCheckingOrder: Bool = false
  ) -> String? {
    var findings = NodeFindings()
    check(with: reference, hasCheckingOrder, &findings)
    return findings.text()
  }

  /// How screens differ from others: each is compared with the one of its id that is most like it.
  ///
  /// - Parameters:
  ///   - items: The screens as they are.
  ///   - reference: The screens as they are to be.
  ///   - hasCheckingOrder: Whether the order of transitions counts.
  /// - Returns: What differs, what is new and what is missing; nil when they are the same.
  public static func check(
    _ items: [NavigationNodeItem],
    with reference: [NavigationNodeItem],
    hasCheckingOrder: Bool = false
  ) -> String? {
    var findings = NodeFindings()
    var left = reference
    for item in items {
      let compared = left.indices.filter { left[$0].id == item.id }.map { index in
        var differences = NodeFindings()
        item.check(with: left[index], hasCheckingOrder, &differences)
        return (index: index, differences: differences.all)
      }
      guard let best = compared.min(by: { $0.differences.count < $1.differences.count }) else {
        findings.add(
          "Found new unregistred node with identifier '\(item.id)'. Item: '\(item.name)'."
        )
        continue
      }
      for difference in best.differences { findings.add(difference) }
      left.remove(at: best.index)
    }
    for missing in left {
      findings.add("Not found node with identifier '\(missing.id)'. Item: '\(missing.name)'.")
    }
    return findings.text()
  }

  /// The ids that two screens have; nil when there are none.
  public static func checkDuplication(_ items: [NavigationNodeItem]) -> String? {
    var findings = NodeFindings()
    var seen: [String: NavigationNodeItem] = [:]
    for item in items {
      guard let original = seen[item.id] else {
        seen[item.id] = item
        continue
      }
      findings.add(
        "Duplication identifier '\(item.id)': Duplicated item: '\(item.name)', "
          + "original item: '\(original.name)'."
      )
    }
    return findings.text("duplication from the items were found")
  }

  private func check(
    with reference: NavigationNodeItem,
    _ hasCheckingOrder: Bool,
    _ findings: inout NodeFindings
  ) {
    func compare(_ what: String, _ actual: String, _ expected: String) -> Bool {
      if actual == expected { return true }
      findings.add(
        "The view '\(name)' has different \(what). Actual '\(actual)' expected '\(expected)'."
      )
      return false
    }
    _ = compare("identifiers", id, reference.id)
    _ = compare("view type", viewType ?? "nil", reference.viewType ?? "nil")
    let count = ("\(transitions.count)", "\(reference.transitions.count)")
    guard compare("transition count", count.0, count.1) else { return }
    func ordered(_ transitions: [Transition]) -> [Transition] {
      hasCheckingOrder ? transitions : transitions.sorted { $0.id < $1.id }
    }
    let (actual, expected) = (ordered(transitions), ordered(reference.transitions))
    let ids = (actual.map(\.id), expected.map(\.id))
    guard compare("transitions ids", "\(ids.0)", "\(ids.1)") else { return }
    for (transition, reference) in zip(actual, expected) {
      transition.check(with: reference, hasCheckingOrder, &findings)
    }
  }
}

extension NavigationNodeItem.Transition {
  fileprivate func check(
    with reference: Self,
    _ hasCheckingOrder: Bool,
    _ findings: inout NodeFindings
  ) {
    func compare(_ what: String, _ actual: String, _ expected: String) {
      guard actual != expected else { return }
      findings.add(
        "The '\(id)' transition has different \(what). Actual '\(actual)' expected '\(expected)'."
      )
    }
    compare("view type", viewType ?? "nil", reference.viewType ?? "nil")
    NavigationNode.Parameter.check(params, reference.params, id, "", hasCheckingOrder, &findings)
    compare("available property", available.rawValue, reference.available.rawValue)
    compare("attributes property", attributes.drawn, reference.attributes.drawn)
  }
}
