public import ComposableNavigation

extension ScreenNavigation.State {
  /// Returns a drawing: each environment a stack, with the next one over it, and the alert on top.
  ///
  /// Hosts draw the same tree of the views that they show.
  ///
  /// - Complexity: O(*n*).
  public func tree(_ draw: (Entry<ScreenNavigation.OpenScreen>) -> NavigationTree) -> NavigationTree
  {
    var over = alert.map { NavigationTree.modal($0.item.style, $0.item.dialog.tree) }
    for environment in environments.dropFirst().reversed() {
      let stack = NavigationTree.stack(environment.map(draw)).presenting(over.map { [$0] } ?? [])
      over = .modal(environment[0].item.segue.style ?? .none, stack)
    }
    return .stack(environments[0].map(draw)).presenting(over.map { [$0] } ?? [])
  }

  /// The drawing, each entry a screen with its value as the title.
  public var tree: NavigationTree { tree { .screen("\($0.item.screen)") } }
}
