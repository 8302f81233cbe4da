import ComposableNavigation
import NavigationLinks
import TerminalHost

/// Makes a view of each window: tabs, of which the first has columns.
struct WindowViews: ViewProviding {
  let store: Store<Notes.State, Notes.Action>

  func makePresentable(for name: String) -> TerminalView {
    let window = store.scope(
      state: \.[window: name],
      action: CasePath(
        embed: { .window(name, $0) },
        extract: { if case .window(name, let action) = $0 { action } else { nil } }
      )
    )
    let tabs = TerminalTabs(
      store: window.scope(state: \.tabs, action: /NotesWindow.Action.tabs),
      viewProvider: TabViews(store: store, window: window)
    )
    tabs.tabTitle = name
    return tabs
  }
}

/// Makes a view of each tab of a window.
struct TabViews: ViewProviding {
  let store: Store<Notes.State, Notes.Action>
  let window: Store<NotesWindow, NotesWindow.Action>

  func makePresentable(for tab: RouteScreen) -> TerminalView {
    let screens = Screens(store: store)
    let view = tab.id == "notes" ? columns(screens) : settings(screens)
    view.tabTitle = store.state.title(of: tab)
    return view
  }

  private func columns(_ screens: Screens) -> TerminalView {
    TerminalSplit(
      store: window.scope(state: \.split, action: /NotesWindow.Action.split),
      viewProvider: screens
    )
    .withModal(
      store: window.scope(state: \.question, action: /NotesWindow.Action.question),
      viewProvider: screens
    )
  }

  private func settings(_ screens: Screens) -> TerminalView {
    TerminalStack(
      store: window.scope(state: \.settings, action: /NotesWindow.Action.settings),
      viewProvider: screens
    )
  }
}

/// Makes a screen of each place.
struct Screens: ViewProviding {
  let store: Store<Notes.State, Notes.Action>

  func makePresentable(for screen: RouteScreen) -> TerminalView {
    if screen.id == "delete" {
      return TerminalScreen(
        alert: store.state.title(of: screen),
        rows: [TerminalRow("Delete", runs: "delete"), TerminalRow("Keep", runs: "keep")]
      )
    }
    return TerminalScreen {
      store.state.title(of: screen)
    } rows: {
      store.state.rows(of: screen)
    }
  }
}

extension Notes.State {
  /// What a screen says, and where it leads.
  fileprivate func rows(of screen: RouteScreen) -> [TerminalRow] {
    switch screen.id {
    case "notes" where !screen.isDetail:
      titles.keys.sorted().map { TerminalRow($0, runs: "detail /notes/\($0)") }
    case "notes/{id}":
      [
        TerminalRow(screen.parameter.flatMap { titles[$0] } ?? "There is no such note."),
        TerminalRow("Delete", runs: "detail \(screen.path)/delete"),
      ]
    case "settings":
      [
        TerminalRow("Look", runs: "go /settings/look"),
        TerminalRow("About", runs: "go /settings/about"),
      ]
    default: []
    }
  }
}
