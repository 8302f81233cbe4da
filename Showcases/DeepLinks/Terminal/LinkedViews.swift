import ComposableNavigation
import NavigationLinks
import TerminalHost

/// Makes a stack of each tab.
struct TabViews: ViewProviding {
  let store: Store<LinkedApp.State, LinkedApp.Action>
  let screens: LinkTable<Screen>

  func makePresentable(for tab: LinkedApp.Tab) -> TerminalView {
    let stack =
      switch tab {
      case .home: store.scope(state: \.home, action: /LinkedApp.Action.home)
      case .library: store.scope(state: \.library, action: /LinkedApp.Action.library)
      }
    let view = TerminalStack(store: stack, viewProvider: ScreenViews(screens: screens))
    view.tabTitle = tab.rawValue
    return view
  }
}

/// Makes a view of each cover: one has a stack of its own.
struct CoverViews: ViewProviding {
  let store: Store<LinkedApp.State, LinkedApp.Action>
  let screens: LinkTable<Screen>

  func makePresentable(for cover: LinkedApp.Cover) -> TerminalView {
    switch cover {
    case .settings:
      TerminalStack(
        store: store.scope(state: \.settings, action: /LinkedApp.Action.settings),
        viewProvider: ScreenViews(screens: screens)
      )
    case .help(let topic):
      TerminalScreen(
        title: Screen.help(topic: topic).description,
        rows: ["All that is open is the link.", TerminalRow("Close", runs: "dismiss")]
      )
    }
  }
}

/// Makes a view of each screen, with rows for the screens that follow.
struct ScreenViews: ViewProviding {
  let screens: LinkTable<Screen>

  func makePresentable(for screen: Screen) -> TerminalView {
    let exits = screen.exits.map { exit in
      TerminalRow(exit.description, runs: (try? screens.print(exit)).map { "push \($0)" })
    }
    let covers = ["settings", "help"].map { TerminalRow("Cover: \($0)", runs: "cover \($0)") }
    let isRoot = screen == .home || screen == .library
    return TerminalScreen(title: screen.description, rows: exits + (isRoot ? covers : []))
  }
}
