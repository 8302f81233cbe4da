import ComposableNavigation
import TerminalHost

/// Makes the views of a detail's pages.
struct PageViews: ViewProviding {
  let isFavourite: @MainActor (CountryCode) -> Bool

  func makePresentable(for page: Page) -> TerminalView {
    TerminalScreen {
      page.title
    } body: {
      switch page {
      case .country(let country): country.lines(isFavourite: isFavourite(country.code))
      case .group(_, let countries): countries.map(\.row)
      }
    }
  }
}

extension Country {
  /// What the page of a country says.
  fileprivate func lines(isFavourite: Bool) -> [String] {
    [
      "Code       \(code)",
      "Continent  \(continent.name)" + (subcontinent.map { " (\($0))" } ?? ""),
      "Currency   \(currency.map { "\($0.name) (\($0.code))" } ?? "none")",
      isFavourite ? "★ a favourite" : "☆ no favourite",
    ]
  }
}
