import ComposableNavigation
import TerminalHost

/// Makes the view of a presented level: a stack, with room for the next level.
struct LevelViews: EntryViewProviding {
  let presenter: Store<Level.State, Level.Action>

  func makePresentable(for entry: Entry<Level.State>) -> TerminalView {
    let level = presenter.scope(\.next, id: entry.id, element: /Level.Action.inner)
    return level.map(Self.view) ?? TerminalScreen(title: "level \(entry.item.number)")
  }

  static func view(of level: Store<Level.State, Level.Action>) -> TerminalView {
    TerminalStack(
      store: level.scope(state: \.pages, action: /Level.Action.pages),
      viewProvider: PageViews(level: level)
    )
    .withModal(
      store: level.scope(state: \.next, action: /Level.Action.next),
      viewProvider: LevelViews(presenter: level)
    )
  }
}

/// Makes the pages of a level.
struct PageViews: ViewProviding {
  let level: Store<Level.State, Level.Action>

  func makePresentable(for page: String) -> TerminalView {
    TerminalScreen {
      page
    } rows: {
      level.state.rows
    }
  }
}

extension Level.State {
  /// The rows of a page.
  fileprivate var rows: [TerminalRow] {
    var rows = [
      TerminalRow("Open a page on this level", runs: "page"),
      TerminalRow("Open level \(number + 1) over this one", runs: "level"),
      TerminalRow("Open five levels at once", runs: "link 5"),
    ]
    if number > 1 { rows.append(TerminalRow("Close this level", runs: "close")) }
    return number > 1 || pages.items.count > 1
      ? rows + [TerminalRow("Close everything", runs: "home")] : rows
  }
}
