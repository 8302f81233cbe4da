import ComposableNavigation
import NavigationScreens
import TerminalHost

/// Makes a screen of each name, which describes its overlays and contents.
struct GalleryViews: ModuleViewProviding {
  let store: Store<Gallery.State, Gallery.Action>

  func makePresentable(
    for entry: Entry<ScreenNavigation<String>.OpenScreen>
  ) -> TerminalView {
    TerminalScreen {
      (store.state.screens.entries[id: entry.id] ?? entry.item).title
    } rows: {
      Self.rows
    }
  }

  func makePresentable(for screen: String) -> TerminalView { TerminalScreen(title: screen) }

  func makeEnvironment(_ environment: ScreenEnvironment<GalleryViews>) -> TerminalView {
    TerminalStack(store: environment.stack, viewProvider: environment.screens)
      .withModal(store: environment.modal, viewProvider: environment.presented)
  }

  func makeModules(_ modules: ScreenModules<GalleryViews>) -> TerminalView {
    TerminalStack(store: modules.stack, viewProvider: modules.views)
  }

  func makeDialog(_ dialog: Store<some DialogState, DialogAction>) -> TerminalView {
    TerminalDialog(dialog)
  }

  /// Some of the calls as rows; a script has all of them.
  private static let rows = [
    TerminalRow("Push a screen", runs: "show-screen push page", as: .link),
    TerminalRow("Show a sheet", runs: "show-screen sheet sheet"),
    TerminalRow("Show a cover", runs: "show-screen cover cover"),
    TerminalRow("Ask something", runs: "show-alert Again? Yes No"),
    TerminalRow("Put an overlay over it", runs: "show-overlay hint basic"),
    TerminalRow("Take it away again", runs: "dismiss-overlay"),
    TerminalRow("Show other content in its place", runs: "show-transition trailing content"),
    TerminalRow("Go back from that", runs: "dismiss-transition"),
    TerminalRow("Dismiss the screen", runs: "dismiss-screen"),
    TerminalRow("Dismiss everything", runs: "dismiss-all-screens"),
  ]
}

extension ScreenNavigation<String>.OpenScreen {
  /// The title of the screen: its name or its contents, and its overlays.
  var title: String {
    let waiting = transitionQueue.map(\.screen)
    let parts = [
      transitions.isEmpty ? nil : "shows \(contents.joined(separator: ", "))",
      waiting.isEmpty ? nil : "then \(waiting.joined(separator: ", "))",
      overlays.isEmpty ? nil : "under \(overlays.items.map(\.screen).joined(separator: ", "))",
    ]
    return ([screen] + parts.compactMap(\.self)).joined(separator: " · ")
  }
}
