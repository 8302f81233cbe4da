import ComposableNavigation
import TerminalHost

/// Makes a dialog of each question.
struct PadViews: EntryViewProviding {
  let store: Store<Pad.State, Pad.Action>

  func makePresentable(for entry: Entry<Question>) -> TerminalView {
    switch entry.item {
    case .alert: view(of: entry.id, /Question.alert)
    case .dialog: view(of: entry.id, /Question.dialog)
    }
  }

  private func view<Dialog: DialogState<Question.Answer>>(
    of id: EntryID,
    _ dialog: CasePath<Question, Dialog>
  ) -> TerminalView {
    TerminalDialog(
      store.scope(
        \.modal,
        id: id,
        dialog: dialog,
        action: /Pad.Action.modal,
        buttons: /Pad.Action.answered
      )
    )
  }
}
