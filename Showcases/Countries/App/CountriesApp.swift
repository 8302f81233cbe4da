import ComposableNavigation

/// The whole app: three tabs and their interactions.
struct CountriesApp: Reducer {
  let loader: AtlasLoader

  struct State: Hashable, Sendable {
    var tabs = TabNavigation<AppTab>.State(items: AppTab.allCases)
    var list = CountryList.State()
    var favourites = Favourites.State()
    var about = About.State()
  }

  enum Action: Equatable, Sendable, Codable {
    /// The app has come on screen.
    case started
    /// Opens a country in the active tab, or in the list of all countries if that tab has no list.
    case open(CountryCode)
    /// Goes to the root of the active tab.
    case home
    /// Opens the target of a link that is a state; see ``DeepLink``.
    case link(DeepLink)
    case tabs(TabNavigation<AppTab>.Action)
    case list(CountryList.Action)
    case favourites(Favourites.Action)
    case about(About.Action)
  }

  var body: some Reducer<State, Action> {
    TabNavigation<AppTab>().pullback(state: \.tabs, action: /Action.tabs)
    CountryList(loader: loader).pullback(state: \.list, action: /Action.list)
      .placed(in: \.tabs, at: .countries)
    Favourites().pullback(state: \.favourites, action: /Action.favourites)
      .placed(in: \.tabs, at: .favourites)
    About().pullback(state: \.about, action: /Action.about)
      .placed(in: \.tabs, at: .about)
    Reduce { state, action in
      switch action {
      case .started:
        return .send(.list(.load))
      case .open(let code):
        return state.open(code)
      case .home:
        return state.goHome()
      case .link(let link):
        state.write(link)
        return .none
      case .list(.screen(_, .favouriteTapped(let country))),
        .favourites(.screen(_, .favouriteTapped(let country))):
        return .send(.favourites(.toggle(country)))
      case .tabs, .list, .favourites, .about:
        return .none
      }
    }
  }
}

extension CountriesApp.State {
  fileprivate func open(_ code: CountryCode) -> Effect<CountriesApp.Action> {
    guard let atlas = list.atlas, let country = atlas[code] else { return .none }
    return switch tabs.activeItem {
    case .favourites:
      .send(.favourites(.stack(.open(country, in: atlas))))
    case .countries, .about, nil:
      .merge(.send(.tabs(.setActiveItem(.countries))), .send(.list(.open(code))))
    }
  }

  fileprivate func goHome() -> Effect<CountriesApp.Action> {
    switch tabs.activeItem {
    case .countries: .merge(.send(.list(.modal(.dismiss()))), .send(.list(.stack(.popToRoot()))))
    case .favourites: .send(.favourites(.stack(.popToRoot())))
    case .about: .send(.about(.modal(.dismiss())))
    case nil: .none
    }
  }
}
