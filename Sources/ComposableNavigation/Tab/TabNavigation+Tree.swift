extension TabNavigation.State {
  /// The picture of the tabs, each drawn by its feature.
  ///
  /// - Complexity: O(*n*), besides the drawing of each entry.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    .tabs(entries.map(draw), active: activeIndex)
  }

  /// The picture of the tabs, each a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}
