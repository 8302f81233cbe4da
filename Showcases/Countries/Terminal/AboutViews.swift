import ComposableNavigation
import TerminalHost

/// Makes the views of what the app asks.
struct AboutViews: ViewProviding {
  let store: Store<About.State, About.Action>

  func makePresentable(for entry: Entry<About.Question>) -> TerminalView {
    switch entry.item {
    case .rating: dialog(entry.id, /About.Question.rating)
    case .reply: dialog(entry.id, /About.Question.reply)
    }
  }

  func makePresentable(for question: About.Question) -> TerminalView { TerminalScreen(title: "") }

  private func dialog<Dialog: DialogState<About.Answer>>(
    _ id: EntryID,
    _ dialog: CasePath<About.Question, Dialog>
  ) -> TerminalView {
    TerminalDialog(
      store.scope(
        \.modal,
        id: id,
        dialog: dialog,
        action: /About.Action.modal,
        buttons: /About.Action.answered
      )
    )
  }
}
