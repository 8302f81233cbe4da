import ComposableNavigation
import TerminalHost

/// Makes the view of a level that is presented: a stack, with room for the next level.
struct LevelViews: ViewProviding {
  let presenter: Store<Level.State, Level.Action>

  func makePresentable(for entry: Entry<Level.State>) -> TerminalView {
    let level = presenter.scope(\.next, id: entry.id, element: /Level.Action.inner)
    return level.map(Self.view) ?? makePresentable(for: entry.item)
  }

  func makePresentable(for item: Level.State) -> TerminalView {
    TerminalScreen(title: "level \(item.number)")
  }

  static func view(of level: Store<Level.State, Level.Action>) -> TerminalView {
    TerminalStack(
      store: level.scope(state: \.pages, action: /Level.Action.pages),
      viewProvider: PageViews()
    )
    .withModal(
      store: level.scope(state: \.next, action: /Level.Action.next),
      viewProvider: LevelViews(presenter: level)
    )
  }
}

/// Makes the pages.
struct PageViews: ViewProviding {
  func makePresentable(for page: String) -> TerminalView { TerminalScreen(title: page) }
}
