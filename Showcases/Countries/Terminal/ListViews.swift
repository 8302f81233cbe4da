import ComposableNavigation
import TerminalHost

/// Makes the views of a list's stack: the list, and a stack of its own for each detail.
struct ListViews: EntryViewProviding {
  typealias DetailStore = Store<ListAndDetail.State, ListAndDetail.Action>

  let title: @MainActor () -> String
  let rows: @MainActor () -> [TerminalRow]
  let detail: @MainActor (EntryID) -> DetailStore?
  let isFavourite: @MainActor (CountryCode) -> Bool

  func makePresentable(for entry: Entry<ListAndDetail.State>) -> TerminalView {
    guard let store = detail(entry.id), case .detail = entry.item else {
      return TerminalScreen(title: title, rows: rows)
    }
    return TerminalStack(
      store: store.scope(state: \.pages, action: /Detail.Action.pages),
      viewProvider: PageViews(isFavourite: isFavourite)
    )
  }
}

extension ListAndDetail.State {
  /// The pages of the detail; empty for the list.
  fileprivate var pages: StackNavigation<Page>.State {
    if case .detail(let detail) = self { detail.pages } else { .init() }
  }
}

extension CountryList.State {
  /// The rows of the list: one for each country, or the reason why there are none.
  var rows: [TerminalRow] {
    if case .failed(let reason) = loading {
      return [TerminalRow(reason), TerminalRow("Try again", runs: "reload", as: .button)]
    }
    guard let atlas else { return loading == .loading ? ["Loading the countries"] : [] }
    let shown = atlas.countries.filter { filter == nil || $0.continent == filter }
    return sorting.sort(shown).map { country in
      var row = country.row(runs: "open")
      if sorting == .continent { row.text = "\(country.continent.name)  \(row.text)" }
      return row
    }
  }
}

extension Favourites.State {
  /// The rows of the list: one for each country, or a hint how to add one.
  var rows: [TerminalRow] {
    guard countries.isEmpty else { return countries.map { $0.row(runs: "open") } }
    return ["Nothing here yet.", "Open a country and choose “no favourite” to remember it."]
  }
}

extension Country {
  /// Returns the row of a country, which runs a command with its code.
  func row(runs command: String) -> TerminalRow {
    TerminalRow("\(code)  \(name)", runs: "\(command) \(code)", as: .link)
  }
}
