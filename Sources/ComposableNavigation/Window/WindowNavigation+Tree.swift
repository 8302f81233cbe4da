extension WindowNavigation.State {
  /// Returns the drawing of the windows, each drawn by its feature; the focused one is marked.
  ///
  /// ```swift
  /// print(WindowNavigation.State(items: ["inbox", "draft"]).tree)
  /// // {windows}
  /// // ├─ ○ inbox
  /// // └─ ● draft
  /// ```
  ///
  /// - Complexity: O(*n*), besides the drawing of each entry.
  public func tree(_ draw: (Entry<Item>) -> NavigationTree) -> NavigationTree {
    .container(WindowRules.name, entries.map(draw), active: focusedIndex)
  }

  /// The drawing of the windows, each a screen with its item as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item)") } }
}
