/// A problem of a graph's screens: two of them have the same id.
public enum NodeProblem: Hashable, Sendable {
  /// Two children of a node have the same id, by links or by transitions to these types of views.
  case childTwice(String, in: String, areLinks: Bool, views: [String?])

  /// Two screens have the same id.
  case screenTwice(String, name: String, original: String)
}

extension NodeProblem: CustomStringConvertible {
  /// The problem in SUINavigation's words.
  public var description: String {
    switch self {
    case .childTwice(let id, let node, let areLinks, let views):
      let name = node.isEmpty ? "root" : "'\(node)'"
      let kind =
        areLinks ? "deeplink mapping (.navigateUrlParams)" : "navigate transition (.navigation)"
      let types = views.map { "'\($0 ?? "nil")'" }.joined(separator: ", ")
      return "The \(name) node has two or more using of \(kind) with the same id: "
        + "'\(id)' with views: \(types)."
    case .screenTwice(let id, let name, let original):
      return
        "Duplication identifier '\(id)': Duplicated item: '\(name)', original item: '\(original)'."
    }
  }
}

extension NavigationNode {
  /// The problems of the tree's nodes: children with the same id.
  ///
  /// The problems have SUINavigation's messages; nil if there are none.
  public var problems: NodeFindings<NodeProblem>? {
    var findings: [NodeProblem] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      waiting += node.children.reversed()
      var first: [String: NavigationNode] = [:]
      for child in node.children {
        guard let former = first[child.id] else {
          first[child.id] = child
          continue
        }
        findings.append(
          .childTwice(
            child.id,
            in: node.id,
            areLinks: child.isDeepLink && former.isDeepLink,
            views: [child.viewType, former.viewType]
          )
        )
      }
    }
    return NodeFindings(findings, nil)
  }
}

extension NavigationNodeItem {
  /// Returns the screens that have the same id as another, or nil if there are none.
  public static func checkDuplication(
    _ items: [NavigationNodeItem]
  ) -> NodeFindings<NodeProblem>? {
    var findings: [NodeProblem] = []
    var seen: [String: NavigationNodeItem] = [:]
    for item in items {
      guard let original = seen[item.id] else {
        seen[item.id] = item
        continue
      }
      findings.append(.screenTwice(item.id, name: item.name, original: original.name))
    }
    return NodeFindings(findings, "duplication from the items were found")
  }
}
