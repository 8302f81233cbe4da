public import NavigationLinks

extension NavigationNode {
  /// Makes the tree of a graph, from its start.
  ///
  /// A link that a screen declares (`linkedScreens(from:named:)`) is a child of that screen,
  /// combined with the transition to the screen that the link opens, if there is one. Two links are
  /// two children. A link that no screen declares is combined with each transition to the screen
  /// that it opens; if there is none from the start, it is also a child of the root. If a node's id
  /// is already above the node, the node is marked as a loop and has no children.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - open: The names of the open screens above the start, lowest first.
  ///   - depth: The greatest depth of the tree. If all screens lead to each other, the size of the
  ///     tree is the factorial of their number; ``NavigationNodeItem`` lists each screen once.
  public init(_ graph: NavigationGraph, open: [String] = [], depth: Int = 64) {
    let builder = NodeBuilder(graph)
    self.init(id: "", viewType: builder.viewType(of: graph.start), available: .mock)
    children = builder.children(of: graph.start, above: [""], open: open[...], depth: depth)
  }
}
