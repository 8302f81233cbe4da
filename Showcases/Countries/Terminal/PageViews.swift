import ComposableNavigation
import TerminalHost

/// Makes the views of a detail's pages.
struct PageViews: ViewProviding {
  let isFavourite: @MainActor (CountryCode) -> Bool

  func makePresentable(for page: Page) -> TerminalView {
    TerminalScreen {
      page.title
    } rows: {
      switch page {
      case .country(let country): country.rows(isFavourite: isFavourite(country.code))
      case .group(_, let countries):
        countries.isEmpty ? ["No other country."] : countries.map { $0.row(runs: "related") }
      }
    }
  }
}

extension Country {
  /// Returns the rows of a country's page.
  fileprivate func rows(isFavourite: Bool) -> [TerminalRow] {
    [
      TerminalRow("Code       \(code)"),
      TerminalRow(
        "Continent  \(continent.name)" + (subcontinent.map { " (\($0))" } ?? ""),
        runs: "continent",
        as: .link
      ),
      currency.map {
        TerminalRow("Currency   \($0.name) (\($0.code))", runs: "currency", as: .link)
      } ?? "Currency   none",
      TerminalRow(isFavourite ? "★ a favourite" : "☆ no favourite", runs: "favourite"),
    ]
  }
}
