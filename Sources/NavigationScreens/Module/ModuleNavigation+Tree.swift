public import ComposableNavigation

extension ModuleNavigation.State {
  /// Returns a drawing: a stack whose only page is the module in front, with its screens.
  ///
  /// Hosts draw the same tree of the views that they show.
  ///
  /// - Complexity: O(*n*).
  public func tree(
    _ draw: (Entry<ScreenNavigation<Screen>.OpenScreen>) -> NavigationTree
  ) -> NavigationTree {
    .stack([screens.tree(draw)])
  }

  /// The drawing, each entry a screen with its value as the title.
  public var tree: NavigationTree { .stack([screens.tree]) }
}
