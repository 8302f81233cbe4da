import ComposableNavigation
import NavigationLinks

/// A place in the app that a link opens at once, from any screen.
///
/// Two are sequences of the user's actions; three are states that are written.
enum DeepLink: String, CaseIterable, Hashable, Sendable, Codable, CustomStringConvertible {
  /// The sort sheet, with an order chosen.
  case sortSheet = "sort-sheet"
  /// The filter sheet, with the question whether to reset it.
  case resetFilter = "reset-filter"
  /// The countries with the euro, reached from Austria.
  case euro
  /// A favourite, with its continent.
  case favourite
  /// The question how the user likes the app.
  case rating

  var description: String { rawValue }

  /// The links: `countries://euro`, or `euro` alone.
  static func links() throws(LinkTableError) -> LinkTable<DeepLink> {
    try LinkTable(base: LinkBase(scheme: "countries")) {
      for link in allCases { Link(link) { link.rawValue } }
    }
  }

  /// Returns the actions that lead to the place, one after another; none before the countries are
  /// loaded.
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
  /// Writes the target of a link that is a state.
  ///
  /// It writes into the existing containers, which continue to count, so that no screen of the link
  /// is mistaken for an open one.
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
  /// Makes a country's detail with the page that a tap opens.
  ///
  /// - Returns: nil if the country's page has nothing to tap there.
  fileprivate init?(of country: Country, in atlas: Atlas, opening tap: PageTap) {
    self.init(of: country, in: atlas)
    guard let next = page(after: .country(country), tap) else { return nil }
    pages.items.append(next)
  }
}
