extension StackNavigation.State {
  /// Returns the drawing of the stack, in which each feature draws its entry.
  ///
  /// - Complexity: O(*n*), besides the drawing of each entry.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    .stack(entries.map(draw))
  }

  /// The drawing of the stack, each entry a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}
