import ComposableNavigation
import TerminalHost

/// Makes a screen of each page; its star shows while it is on screen.
struct BookViews: EntryViewProviding {
  let store: Store<Book.State, Book.Action>

  func makePresentable(for entry: Entry<BookPage.State>) -> TerminalView {
    let page = store.scope(\.pager, id: entry.id, elements: /Book.Action.page)
    return TerminalScreen {
      page?.state.description ?? ""
    } rows: {
      [
        TerminalRow("Give it a star", runs: "star"),
        TerminalRow("Swipe on", does: .touch(PagerView.Touch.swipeOn.rawValue)),
        TerminalRow("Swipe back", does: .touch(PagerView.Touch.swipeBack.rawValue)),
      ]
    }
  }
}
