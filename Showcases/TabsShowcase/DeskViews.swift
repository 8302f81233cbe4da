import ComposableNavigation
import NavigationOperators
import TerminalHost

/// Makes a view of each tab when it is first in front.
struct DeskViews: EntryViewProviding {
  let store: Store<Desk.State, Desk.Action>

  func makePresentable(for tab: Entry<String>) -> TerminalView {
    guard tab.item == "inbox" else {
      return TerminalScreen {
        store.state.title(of: tab.item)
      } rows: {
        store.state.rows(of: tab.id)
      }
    }
    return inbox(called: tab.item)
  }

  var lazyPlaceholder: (@MainActor (Entry<String>) -> TerminalView)? {
    { [store] in UnopenedTab(store: store, tab: $0) }
  }

  private func inbox(called title: String) -> TerminalView {
    let stack = TerminalStack(
      store: store.scope(state: \.inbox, action: /Desk.Action.inbox),
      viewProvider: InboxViews()
    )
    stack.tabTitle = title
    return stack
  }
}

/// The placeholder of a tab that has not been in front: its title, and its place in the tree.
private final class UnopenedTab: TerminalView {
  private let store: Store<Desk.State, Desk.Action>
  private let tab: Entry<String>

  init(store: Store<Desk.State, Desk.Action>, tab: Entry<String>) {
    self.store = store
    self.tab = tab
    super.init()
  }

  override var title: String { store.state.title(of: tab.item) }

  override var tree: NavigationTree { store.state.tree(of: tab.item) }
}

/// Makes a screen of each page of the inbox.
struct InboxViews: ViewProviding {
  func makePresentable(for page: String) -> TerminalView {
    TerminalScreen(
      title: page,
      rows: [
        TerminalRow("Open a message", runs: "open", as: .link),
        TerminalRow("Add a tab", runs: "add"),
        TerminalRow("Put the tabs in another order", runs: "order"),
      ]
    )
  }
}

extension Desk.State {
  /// Returns the rows of a tab other than the inbox.
  fileprivate func rows(of id: EntryID) -> [TerminalRow] {
    guard let index = tabs.entries.ids.firstIndex(of: id) else { return [] }
    let others = tabs.shape.items.enumerated().filter { $0.offset != index }
    let jumps = others.map { TerminalRow("Jump to \($0.element)", runs: "jump \($0.offset)") }
    let inFront = ([tabs.shape.items[index]] + others.map(\.element)).joined(separator: " ")
    let filters = ["all", "unread", "mine"].filter { _ in tabs.shape.items[index] == "search" }
      .map { TerminalRow("Show \($0)", runs: "filter \($0)") }
    let reopen = tabs.kept.first.map { TerminalRow("Open \($0.item) again", runs: "reopen") }
    return jumps + filters + [reopen].compactMap { $0 } + [
      TerminalRow("Add a tab", runs: "add"),
      TerminalRow("Move this tab to the front", runs: "order \(inFront)"),
      TerminalRow("Close this tab", runs: "remove \(index)"),
    ]
  }
}
