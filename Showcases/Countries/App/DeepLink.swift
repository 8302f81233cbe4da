import ComposableNavigation
import NavigationLinks

/// A place in the app that is opened at once, by its link, wherever a person is.
///
/// Two are sequences of actions, as a person would do it; three are states that are written.
enum DeepLink: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The sort sheet, with an order chosen.
  case sortSheet = "sort-sheet"
  /// The filter sheet, with the question whether to reset it.
  case resetFilter = "reset-filter"
  /// The countries with the euro, reached from Austria.
  case euro
  /// A favourite, with its continent.
  case favourite
  /// The question how a person likes the app.
  case rating

  var description: String { rawValue }

  /// The links: `countries://euro`, or `euro` alone.
  static func links() throws(LinkTableError) -> LinkTable<DeepLink> {
    try LinkTable(base: LinkBase(scheme: "countries")) {
      for link in allCases { Link(link) { link.rawValue } }
    }
  }

  /// Returns the actions that lead to the place, one after another; none while the countries are
  /// not loaded.
  func actions(in state: CountriesApp.State) -> [CountriesApp.Action] {
    guard let atlas = state.list.atlas else { return [] }
    let list: [CountriesApp.Action] = [.tabs(.setActiveItem(.countries)), .home]
    switch self {
    case .sortSheet:
      return list + [.list(.sortTapped), .list(.sheet(.sort(.choose(.code))))]
    case .resetFilter:
      return list + [
        .list(.filterTapped),
        .list(.sheet(.filter(.choose(atlas.continents.first)))),
        .list(.sheet(.filter(.resetTapped))),
      ]
    case .euro, .favourite, .rating:
      return [.link(self)]
    }
  }
}

extension CountriesApp.State {
  /// Writes what a link leads to, where it is a state.
  ///
  /// Into the containers that are there: they go on counting, so that no screen of the link is taken
  /// for one that is open.
  mutating func write(_ link: DeepLink) {
    guard let atlas = list.atlas, let austria = atlas.austria else { return }
    switch link {
    case .euro:
      guard let euro = Detail.State(of: austria, in: atlas, opening: .currency) else { return }
      tabs.activeItem = .countries
      list.modal.styledItem = nil
      list.stack.items = [.list, .detail(euro)]
    case .favourite:
      guard let europe = Detail.State(of: austria, in: atlas, opening: .continent) else { return }
      tabs.activeItem = .favourites
      if !favourites.contains(austria.code) { favourites.countries.append(austria) }
      favourites.stack.items = [.list, .detail(europe)]
    case .rating:
      tabs.activeItem = .about
      about.modal.styledItem = .init(item: .rating, style: .confirmationDialog)
    case .sortSheet, .resetFilter:
      break
    }
  }
}

extension Atlas {
  fileprivate var austria: Country? { CountryCode("AT").flatMap { self[$0] } }
}

extension Detail.State {
  /// A country's detail, with the page that a tap opens.
  ///
  /// - Returns: nil when the country's page has nothing to tap on there.
  fileprivate init?(of country: Country, in atlas: Atlas, opening tap: PageTap) {
    self.init(of: country, in: atlas)
    guard let next = page(after: .country(country), tap) else { return nil }
    pages.items.append(next)
  }
}
