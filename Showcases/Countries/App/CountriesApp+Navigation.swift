import ComposableNavigation

extension CountriesApp: BackNavigable {
  /// Returns the action that goes back in the active tab, or otherwise to the tab that was active
  /// before.
  func backAction(in state: State) -> Action? {
    let inTab: Action? =
      switch state.tabs.activeItem {
      case .countries: CountryList(loader: loader).backAction(in: state.list).map(Action.list)
      case .favourites: Favourites().backAction(in: state.favourites).map(Action.favourites)
      case .about: About().backAction(in: state.about).map(Action.about)
      case nil: nil
      }
    return inTab ?? TabNavigation<AppTab>().backAction(in: state.tabs).map(Action.tabs)
  }
}

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
