public import NavigationLinks

/// One screen and what can be reached from it: a tree, cut into screens.
///
/// Each screen stands once, so a change of one screen is a change of one snapshot. As JSON it has the
/// layout of SUINavigation's `NavigationNodeTestItem`.
public struct NavigationNodeItem: Hashable, Sendable, Codable {
  /// A way on from the screen.
  public struct Transition: Hashable, Sendable, Codable {
    /// The pattern of the link of what it leads to, else its name.
    public var id: String
    /// The name of what it leads to; nil where no action leads to it.
    public var viewType: String?
    /// How one gets there.
    public var available: NavigationNode.Available
    /// What is said of it; loops are not, as a screen is in a loop from some places alone.
    public var attributes: [NavigationNode.Attribute]
    /// The values of its link.
    public var params: [NavigationNode.Parameter]

    init(_ node: NavigationNode) {
      id = node.id
      viewType = node.viewType
      available = node.available
      attributes = node.attributes.filter { $0 != .recursiveLoopDetected }
      params = node.params
    }
  }

  /// The pattern of its link, else the name of the screen; empty for the root.
  public var id: String

  /// The name of the screen; nil where no action leads to it.
  public var viewType: String?

  /// The ways on from it.
  public var transitions: [Transition]

  /// What its snapshot is called.
  public var name: String { viewType ?? id }

  init(_ node: NavigationNode) {
    id = node.id
    viewType = node.viewType
    transitions = node.children.map(Transition.init)
  }

  /// The screens of a graph, those that links alone open last.
  ///
  /// - Complexity: O(screens + transitions), however they lead to each other.
  public static func items(of graph: NavigationGraph) -> [NavigationNodeItem] {
    let reached = [graph.start] + graph.screens.filter { $0 != graph.start }
    var items: [NavigationNodeItem] = []
    for screen in reached {
      let from = NavigationGraph(graph, startingAt: screen)
      let root = NavigationNode(from, depth: 1)
      let below = root.children.filter { screen == graph.start || $0.isAvailable }
      let ids = graph.links.filter { $0.screen == screen }.map(\.id)
      for id in screen == graph.start ? [""] : ids.isEmpty ? [screen] : ids {
        var node = root
        node.id = id
        node.children = below
        if graph.path(to: screen) == nil { node.viewType = nil }
        items.append(NavigationNodeItem(node))
      }
    }
    return items
  }
}

extension NavigationNode {
  /// The screens of the tree, each once: SUINavigation's `createMergedTestItems()`.
  ///
  /// Depth first; loops are passed over, and an item that is there already is dropped with all that
  /// is below it.
  public func mergedItems() -> [NavigationNodeItem] {
    var items: [NavigationNodeItem] = []
    var waiting = [self]
    while let node = waiting.popLast() {
      let item = NavigationNodeItem(node)
      guard !node.isLoop, !items.contains(where: { $0.check(with: item) == nil }) else { continue }
      items.append(item)
      waiting += node.children.reversed()
    }
    return items
  }
}
