import ComposableNavigation
public import NavigationLinks

extension NavigationNode {
  /// Makes the tree of a graph, from its start.
  ///
  /// A link hangs below the screen that declares it (`linkedScreens(from:named:)`), together with the
  /// transition to what it opens, or alone where no action leads there; two links are two children. A
  /// link that no screen declares stands with each transition to what it opens, and alone below the
  /// root. A node whose id is above it already is marked, and is not drawn again.
  ///
  /// - Parameters:
  ///   - graph: The graph.
  ///   - open: The names of the screens that are open above the start, lowest first.
  ///   - depth: The greatest depth of the drawn tree. Where all screens lead to each other its size
  ///     is the factorial of their number; ``NavigationNodeItem`` lists each screen once.
  public init(_ graph: NavigationGraph, open: [String] = [], depth: Int = 64) {
    let builder = NodeBuilder(graph)
    self.init(id: "", viewType: builder.viewType(of: graph.start), available: .mock)
    children = builder.children(of: graph.start, above: [""], open: open[...], depth: depth)
  }
}
