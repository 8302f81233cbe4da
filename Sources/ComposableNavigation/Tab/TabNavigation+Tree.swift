extension TabNavigation.State {
  /// Returns the drawing of the tabs, in which each feature draws its tab.
  ///
  /// - Complexity: O(*n*), besides the drawing of each entry.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    .tabs(entries.map(draw), active: activeIndex)
  }

  /// The drawing of the tabs, each a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}
