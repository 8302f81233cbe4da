import NavigationLinks

/// Makes nodes from the screens and links of a graph.
struct NodeBuilder {
  /// A way from a screen to another: a transition, a link, or both.
  struct Way {
    let target: String
    let node: NavigationNode
  }

  private let graph: NavigationGraph
  /// The screens that actions lead to, by the screen that they lead from.
  private let exits: [String: [String]]
  /// The links that are available on every screen, by the screen that they open.
  private let everywhere: [String: [LinkedScreen]]
  /// The other links, by the screen that declares them.
  private let declared: [String: [LinkedScreen]]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    exits = Dictionary(grouping: graph.transitions, by: \.from).mapValues { $0.map(\.to) }
    everywhere = Dictionary(grouping: graph.links.filter { $0.from == nil }, by: \.screen)
    declared = Dictionary(grouping: graph.links.filter { $0.from != nil }) { $0.from ?? "" }
  }

  /// Returns the ways from a screen: the links that the screen declares, then the transitions.
  ///
  /// A link that no screen declares is combined with each transition to the screen that it opens.
  /// If there is none from the start, the link is also a way from the start, because it can be
  /// opened anywhere.
  func ways(from screen: String) -> [Way] {
    let targets = exits[screen] ?? []
    let reached = Set(targets)
    let own = declared[screen] ?? []
    let linked = Set(own.map(\.screen))
    var ways = own.map { link in
      Way(target: link.screen, node: node(of: link, isAvailable: reached.contains(link.screen)))
    }
    for target in targets where !linked.contains(target) {
      ways += nodes(of: target).map { Way(target: target, node: $0) }
    }
    guard screen == graph.start else { return ways }
    let alone = graph.links.filter { link in
      link.from == nil && link.screen != screen && !reached.contains(link.screen)
    }
    return ways + alone.map { Way(target: $0.screen, node: node(of: $0, isAvailable: false)) }
  }

  /// Returns the children of a screen's node.
  func children(
    of screen: String,
    above: Set<String>,
    open: ArraySlice<String>,
    depth: Int
  ) -> [NavigationNode] {
    guard depth > 0 else { return [] }
    return ways(from: screen).map { way -> NavigationNode in
      var node = way.node
      let isOpen = node.isAvailable && open.first == way.target
      if isOpen { node.available = .trigger }
      guard !above.contains(node.id) else {
        node.attributes.append(.recursiveLoopDetected)
        return node
      }
      guard node.isAvailable else { return node }
      node.children = children(
        of: way.target,
        above: above.union([node.id]),
        open: isOpen ? open.dropFirst() : [],
        depth: depth - 1
      )
      return node
    }
  }

  func viewType(of screen: String) -> String { graph.views[screen]?.type ?? screen }

  private func nodes(of screen: String) -> [NavigationNode] {
    guard let links = everywhere[screen] else {
      let id = graph.views[screen]?.id ?? screen
      return [NavigationNode(id: id, viewType: viewType(of: screen), available: .mock)]
    }
    return links.map { node(of: $0, isAvailable: true) }
  }

  private func node(of link: LinkedScreen, isAvailable: Bool) -> NavigationNode {
    NavigationNode(
      id: link.id,
      viewType: isAvailable ? viewType(of: link.screen) : nil,
      available: isAvailable ? .mock : .none,
      attributes: [.deeplink],
      params: link.parameters.map {
        NavigationNode.Parameter(name: $0.name, type: $0.type, defaultValue: $0.sample)
      }
    )
  }
}
