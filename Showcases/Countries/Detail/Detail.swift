import ComposableNavigation

/// A country in detail: a stack of its own, in which one page leads to the next.
struct Detail: Reducer {
  struct State: Hashable, Sendable, Codable {
    /// The atlas at the time when the detail was opened.
    let atlas: Atlas
    var pages: StackNavigation<Page>.State

    init(of country: Country, in atlas: Atlas) {
      self.atlas = atlas
      pages = .init(items: [.country(country)])
    }
  }

  enum Action: Equatable, Sendable, Codable {
    case pages(StackNavigation<Page>.Action)
    /// A tap on a page.
    ///
    /// The page has to be on top, so a double tap opens one page.
    case tapped(PageTap, on: EntryID)
    /// Adds the country to the favourites, or removes it.
    case favouriteTapped(Country)
  }

  var body: some Reducer<State, Action> {
    StackNavigation<Page>().pullback(state: \.pages, action: /Action.pages)
    Reduce { state, action in
      guard case .tapped(let tap, on: let id) = action, let page = state.pages.entries[id: id]
      else { return .none }
      if case .country(let country) = page, tap == .favourite {
        return .send(.favouriteTapped(country))
      }
      guard let next = state.page(after: page, tap) else { return .none }
      return .send(.pages(.pushItem(next).from(id)))
    }
  }
}

extension Detail.State {
  /// Returns the page that a tap on a page opens.
  ///
  /// - Returns: nil if the page lacks the tapped part: a country without a currency, or one that is
  ///   not related.
  func page(after page: Page, _ tap: PageTap) -> Page? {
    switch (page, tap) {
    case (.country(let country), .continent):
      group(.continent(country.continent), of: country)
    case (.country(let country), .currency):
      country.currency.map { group(.currency($0), of: country) }
    case (.country(let country), .country(let code)):
      atlas[code].flatMap { $0.isRelated(to: country) ? .country($0) : nil }
    case (.group(_, let countries), .country(let code)):
      countries.first { $0.code == code }.map(Page.country)
    case (.group, .continent), (.group, .currency), (_, .favourite):
      nil
    }
  }

  private func group(_ group: CountryGroup, of country: Country) -> Page {
    .group(group, atlas.countries(in: group, without: country))
  }
}
