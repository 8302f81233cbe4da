import ComposableNavigation
import TerminalHost

/// Makes a view of each tab.
struct DeskViews: ViewProviding {
  let store: Store<Desk.State, Desk.Action>

  func makePresentable(for tab: String) -> TerminalView {
    guard tab == "inbox" else { return TerminalScreen(title: tab) }
    let stack = TerminalStack(
      store: store.scope(state: \.inbox, action: /Desk.Action.inbox),
      viewProvider: InboxViews()
    )
    stack.tabTitle = tab
    return stack
  }
}

/// Makes a screen of each page of the inbox.
struct InboxViews: ViewProviding {
  func makePresentable(for page: String) -> TerminalView { TerminalScreen(title: page) }
}
