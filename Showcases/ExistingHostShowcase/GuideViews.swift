import ComposableNavigation
import TerminalHost

/// Makes the guide's pages.
struct PageViews: ViewProviding {
  func makePresentable(for page: String) -> TerminalView {
    TerminalScreen(title: page, rows: Self.rows + [TerminalRow("Close the guide", runs: "set")])
  }

  /// The rows that every screen has.
  static let rows = [
    TerminalRow("Open a page of the guide", runs: "push"),
    TerminalRow("Have it ask a question", runs: "ask"),
  ]
}

/// Makes the view of the question.
struct QuestionViews: EntryViewProviding {
  let store: Store<Guide.State, Guide.Action>

  func makePresentable(for entry: Entry<ConfirmationDialogState<Guide.Mood>>) -> TerminalView {
    TerminalDialog(
      store.scope(
        \.question,
        id: entry.id,
        dialog: .whole,
        action: /Guide.Action.question,
        buttons: /Guide.Action.answered
      )
    )
  }
}

extension Guide {
  /// Sets up the guide's handlers with hosts that show the app's own screen already.
  @MainActor
  static func view(of store: Store<State, Action>) -> TerminalView {
    let home = TerminalScreen {
      store.state.home
    } rows: {
      PageViews.rows
    }
    let app = TerminalStack([home])
    let pages = StackNavigationHandler(
      store: store.scope(state: \.pages, action: /Action.pages),
      viewProvider: PageViews(),
      ignorePreviousPresentables: true
    )
    pages.setup(with: app)
    app.keep(pages)
    return app.withModal(
      store: store.scope(state: \.question, action: /Action.question),
      viewProvider: QuestionViews(store: store)
    )
  }
}
