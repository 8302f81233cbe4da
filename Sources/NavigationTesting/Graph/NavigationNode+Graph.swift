public import NavigationLinks

extension NavigationNode {
  /// Makes the tree of a graph, from its start.
  ///
  /// A screen that lies above itself is marked and not drawn again. Below the root stands besides what
  /// links alone open, since a link opens it from anywhere.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - open: The names of the screens that are open above the start, lowest first.
  ///   - depth: How deep the tree is drawn. Where all screens lead to each other its size is the
  ///     factorial of their number; ``NavigationNodeItem`` lists each screen once.
  public init(_ graph: NavigationGraph, open: [String] = [], depth: Int = 64) {
    let builder = NodeBuilder(graph)
    self.init(id: "", viewType: graph.start, available: .mock)
    children = builder.children(
      of: graph.start,
      above: ["", graph.start],
      open: open[...],
      depth: depth
    )
    children += builder.linkedAlone
  }
}

/// What screens and links of a graph are as nodes.
struct NodeBuilder {
  let graph: NavigationGraph
  private let exits: [String: [NavigationGraph.Transition]]
  private let links: [String: [LinkedScreen]]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    exits = Dictionary(grouping: graph.transitions, by: \.from)
    links = Dictionary(grouping: graph.links, by: \.screen)
  }

  /// What actions lead to from a screen, one node for each link of each.
  func children(
    of screen: String,
    above: Set<String>,
    open: ArraySlice<String>,
    depth: Int
  ) -> [NavigationNode] {
    guard depth > 0 else { return [] }
    return targets(of: screen).flatMap { target in
      nodes(of: target).map { node in
        var node = node
        let isOpen = open.first == target
        node.available = isOpen ? .trigger : .mock
        if above.contains(node.id) || above.contains(target) && target == graph.start {
          node.attributes.append(.recursiveLoopDetected)
          return node
        }
        node.children = children(
          of: target,
          above: above.union([node.id]),
          open: isOpen ? open.dropFirst() : [],
          depth: depth - 1
        )
        return node
      }
    }
  }

  /// What links open and no action leads to from the start.
  var linkedAlone: [NavigationNode] {
    let targets = Set(targets(of: graph.start) + [graph.start])
    return graph.links.filter { !targets.contains($0.screen) }.map { link in
      var node = node(of: link)
      node.viewType = nil
      return node
    }
  }

  /// The screens that actions lead to from one.
  private func targets(of screen: String) -> [String] { (exits[screen] ?? []).map(\.to) }

  private func nodes(of screen: String) -> [NavigationNode] {
    guard let links = links[screen] else {
      return [NavigationNode(id: screen, viewType: screen, available: .mock)]
    }
    return links.map(node(of:))
  }

  private func node(of link: LinkedScreen) -> NavigationNode {
    NavigationNode(
      id: link.id,
      viewType: link.screen,
      available: .none,
      attributes: [.deeplink],
      params: link.parameters.map {
        NavigationNode.Parameter(name: $0.name, type: $0.type, defaultValue: $0.sample)
      }
    )
  }
}

extension NavigationNode {
  /// What is wrong with screens by themselves: two children with one id.
  ///
  /// - Returns: The messages, in SUINavigation's words; nil when nothing is wrong.
  public var problems: String? {
    var findings: [String] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      waiting += node.children.reversed()
      for (index, child) in node.children.enumerated() {
        let former = node.children[..<index].first { $0.id == child.id }
        guard let former else { continue }
        let kind =
          child.isDeepLink && former.isDeepLink
          ? "deeplink mapping (.navigateUrlParams)" : "navigate transition (.navigation)"
        let types = [child, former].map { "'\($0.viewType ?? "nil")'" }.joined(separator: ", ")
        findings.append(
          "The \(node.name) node has two or more using of \(kind) with the same id: "
            + "'\(child.id)' with views: \(types)."
        )
      }
    }
    return findings.isEmpty ? nil : NodeFindings.numbered(findings)
  }
}
