import ComposableNavigation

extension CountriesApp.State {
  /// The tree of all open screens.
  var tree: NavigationTree {
    tabs.tree { entry in
      switch entry.item {
      case .countries: list.tree(isInFront: tabs.activeItem == .countries)
      case .favourites: favourites.tree
      case .about: about.tree(isInFront: tabs.activeItem == .about)
      }
    }
  }
}
