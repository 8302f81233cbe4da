public import NavigationLinks

/// One screen and its transitions: a part of a tree.
///
/// Each screen occurs once, so a change of one screen changes one snapshot. The JSON format is that
/// of SUINavigation's `NavigationNodeTestItem`.
public struct NavigationNodeItem: Hashable, Sendable, Codable {
  /// A transition from the screen to another.
  public struct Transition: Hashable, Sendable, Codable {
    /// The pattern of the target's link, or the target's name if it has none.
    public var id: String
    /// The name of the target; nil if no action leads to it.
    public var viewType: String?
    /// The way in which the screen leads to the target.
    public var available: NavigationNode.Available
    /// The attributes of the target; loops are left out, because they depend on the screens above.
    public var attributes: [NavigationNode.Attribute]
    /// The parameters of the target's link.
    public var params: [NavigationNode.Parameter]

    init(_ node: NavigationNode) {
      id = node.id
      viewType = node.viewType
      available = node.available
      attributes = node.attributes.filter { $0 != .recursiveLoopDetected }
      params = node.params
    }
  }

  /// The pattern of the screen's link, or its name if it has none; empty for the root.
  public var id: String

  /// The name of the screen; nil if no action leads to it.
  public var viewType: String?

  /// The transitions from the screen.
  public var transitions: [Transition]

  /// The name of the screen's snapshot.
  public var name: String { viewType ?? id }

  init(_ node: NavigationNode) {
    id = node.id
    viewType = node.viewType
    transitions = node.children.map(Transition.init)
  }

  /// Returns the screens of a graph, each once for each id by which it can be reached.
  ///
  /// - Complexity: O(screens + transitions + links), regardless of loops.
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
  /// Returns the screens of the tree, each once.
  ///
  /// SUINavigation calls it `createMergedTestItems()`. The order is depth-first. Loops and repeated
  /// items are skipped together with their children.
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
