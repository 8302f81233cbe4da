import ComposableNavigation
import NavigationRoutes
import TerminalHost

/// Makes a view of each window: tabs, the first of which has columns.
struct WindowViews: ViewProviding {
  let store: Store<Notes.State, Notes.Action>

  /// A window cannot be closed while a note in it is unsaved.
  var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
    { [store] entry in
      let note = store.state.openNote(in: entry.item)
      return note.flatMap { store.state.blocker(of: $0) }
    }
  }

  func makePresentable(for name: String) -> TerminalView {
    let stores = RoutedStores<Notes>(store.scope(state: \.places, action: /Notes.Action.places))
    let tabs = TerminalTabs(
      store: stores.tabs(at: Notes.home(in: name)),
      viewProvider: TabViews(store: store, stores: stores, window: name)
    )
    tabs.tabTitle = name
    return tabs
  }
}

/// Makes a view of each tab of a window.
struct TabViews: ViewProviding {
  let store: Store<Notes.State, Notes.Action>
  let stores: RoutedStores<Notes>
  let window: String

  func makePresentable(for tab: RouteScreen) -> TerminalView {
    let screens = Screens(store: store)
    let view = tab.id == "notes" ? columns(screens) : settings(screens)
    view.tabTitle = store.state.title(of: tab)
    return view
  }

  private func columns(_ screens: Screens) -> TerminalView {
    TerminalSplit(
      store: stores.split(at: Notes.notes(in: window)),
      viewProvider: screens
    )
    .withModal(
      store: stores.modal(at: Notes.detail(in: window)),
      viewProvider: screens
    )
  }

  private func settings(_ screens: Screens) -> TerminalView {
    TerminalStack(
      store: stores.stack(at: Notes.settings(in: window)),
      viewProvider: screens
    )
  }
}

/// Makes a screen of each place.
struct Screens: ViewProviding {
  let store: Store<Notes.State, Notes.Action>

  var leaveGuard: (@MainActor (Entry<RouteScreen>) -> LeaveBlocker?)? {
    { [store] entry in store.state.blocker(of: entry.item) }
  }

  func makePresentable(for screen: RouteScreen) -> TerminalView {
    if screen.id == "delete" {
      return TerminalScreen(
        alert: store.state.title(of: screen),
        rows: [
          TerminalRow("Delete", runs: "delete", role: .destructive),
          TerminalRow("Keep", runs: "keep", role: .cancel),
        ]
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
  /// Returns the rows of a screen: its text, and the screens that follow.
  fileprivate func rows(of screen: RouteScreen) -> [TerminalRow] {
    switch screen.id {
    case "notes" where !screen.isDetail:
      titles.keys.sorted().map { TerminalRow($0, runs: "detail /notes/\($0)", as: .link) }
    case "notes/{id}":
      [
        TerminalRow(screen.parameter.flatMap { titles[$0] } ?? "There is no such note."),
        TerminalRow(
          "Delete",
          runs: "detail \(screen.path)/delete",
          as: .button,
          role: .destructive
        ),
      ]
    case "settings":
      [
        TerminalRow("Look", runs: "go /settings/look", as: .link),
        TerminalRow("About", runs: "go /settings/about", as: .link),
      ]
    default: []
    }
  }
}
