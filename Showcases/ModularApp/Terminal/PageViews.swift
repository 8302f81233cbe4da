import ComposableNavigation
import TerminalHost

/// Makes a view of each page, whose rows open their values.
struct PageViews: ViewProviding {
  func makePresentable(for page: Page) -> TerminalView {
    TerminalScreen(
      title: page.title,
      rows: page.rows.map { row in
        TerminalRow(row.text, runs: row.opens.map { "open \($0.words)" }, as: .link)
      }
    )
  }
}

/// Makes the stack in the sheet.
struct SheetViews: ViewProviding {
  let store: Store<ShopApp.State, ShopApp.Action>

  func makePresentable(for page: Page) -> TerminalView {
    TerminalStack(
      store: store.scope(state: \.orders, action: /ShopApp.Action.orders),
      viewProvider: PageViews()
    )
  }
}
