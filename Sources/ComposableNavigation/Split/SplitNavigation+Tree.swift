extension SplitNavigation.State {
  /// Returns the drawing of the split: each column that is not empty, each entry drawn by its
  /// feature.
  ///
  /// A collapsed split is drawn as a split of one stack.
  ///
  /// - Complexity: O(*n*), besides the drawing of each entry.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    let columns = isCollapsed ? [SplitColumn.primary] : SplitColumn.allCases
    return .split(
      columns.map { self[shown: $0] }.filter { !$0.entries.isEmpty }.map { $0.tree(draw) }
    )
  }

  /// The drawing of the split, each entry a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}
