import ComposableNavigation
import TerminalHost

/// Makes the views of a list's stack: the list, and a stack of its own for each detail.
struct ListViews: ViewProviding {
  typealias DetailStore = Store<ListAndDetail.State, ListAndDetail.Action>

  let title: @MainActor () -> String
  let rows: @MainActor () -> [String]
  let detail: @MainActor (EntryID) -> DetailStore?
  let isFavourite: @MainActor (CountryCode) -> Bool

  func makePresentable(for entry: Entry<ListAndDetail.State>) -> TerminalView {
    guard let store = detail(entry.id), case .detail = entry.item else {
      return makePresentable(for: entry.item)
    }
    return TerminalStack(
      store: store.scope(state: \.pages, action: /Detail.Action.pages),
      viewProvider: PageViews(isFavourite: isFavourite)
    )
  }

  func makePresentable(for screen: ListAndDetail.State) -> TerminalView {
    TerminalScreen(title: title, body: rows)
  }
}

extension ListAndDetail.State {
  /// The pages of the detail; none in the list.
  fileprivate var pages: StackNavigation<Page>.State {
    if case .detail(let detail) = self { detail.pages } else { .init() }
  }
}

extension CountryList.State {
  /// What the list says: a row for each country, or why there are none.
  var rows: [String] {
    if case .failed(let reason) = loading { return [reason] }
    let shown = (atlas?.countries ?? []).filter { filter == nil || $0.continent == filter }
    return sorting.sort(shown).map { country in
      sorting == .continent ? "\(country.continent.name)  \(country.row)" : country.row
    }
  }
}

extension Country {
  /// The country in a list.
  var row: String { "\(code)  \(name)" }
}
