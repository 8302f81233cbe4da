public import ComposableNavigation

extension ModuleNavigation.State {
  /// The picture: a stack whose only page is the module in front, with its screens.
  ///
  /// Hosts draw the same of what they show.
  ///
  /// - Complexity: O(*n*).
  public func tree(
    _ draw: (Entry<ScreenNavigation<Screen>.OpenScreen>) -> NavigationTree
  ) -> NavigationTree {
    .stack([screens.tree(draw)])
  }

  /// The picture, each entry a screen with its value as the title.
  public var tree: NavigationTree { .stack([screens.tree]) }
}
