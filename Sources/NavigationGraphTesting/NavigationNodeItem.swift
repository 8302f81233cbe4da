import ComposableNavigation
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
    /// The way to the screen.
    public var available: NavigationNode.Available
    /// The remarks about it, without those about loops, as a screen is in a loop from some places
    /// alone.
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

  /// The name of its snapshot.
  public var name: String { viewType ?? id }

  init(_ node: NavigationNode) {
    id = node.id
    viewType = node.viewType
    transitions = node.children.map(Transition.init)
  }

  /// The screens of a graph, each once for each way of reaching it that has another id.
  ///
  /// - Complexity: O(screens + transitions + links), however they lead to each other.
  public static func items(of graph: NavigationGraph) -> [NavigationNodeItem] {
    let builder = NodeBuilder(graph)
    var below: [String: [NavigationNode]] = [:]
    var doors: [String: [NavigationNode]] = [:]
    var known: Set<[String]> = []
    for screen in graph.screens where graph.path(to: screen) != nil {
      let ways = builder.ways(from: screen)
      below[screen] = ways.map(\.node)
      for way in ways
      where known.insert([way.target, way.node.id, way.node.available.rawValue]).inserted {
        doors[way.target, default: []].append(way.node)
      }
    }
    var root = NavigationNode(
      id: "",
      viewType: builder.viewType(of: graph.start),
      available: .mock
    )
    root.children = below[graph.start] ?? []
    var items = [NavigationNodeItem(root)]
    var seen = Set(items)
    for screen in graph.screens {
      for var node in doors[screen] ?? [] {
        node.children = node.isAvailable ? below[screen] ?? [] : []
        let item = NavigationNodeItem(node)
        if seen.insert(item).inserted { items.append(item) }
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
