import ComposableNavigation
import TerminalHost

/// A bin that asks before it is emptied: one modal, whose items are alerts and dialogs.
struct Bin: Reducer {
  enum Question: Hashable, Sendable {
    case alert(AlertState<Answer>)
    case dialog(ConfirmationDialogState<Answer>)
  }

  enum Answer: Hashable, Sendable { case empty, keep }

  struct State: Equatable {
    var modal = ModalNavigation<Question>.State()
    var answers: [Answer] = []

    /// The picture.
    var tree: NavigationTree {
      .screen("bin").presenting(
        modal.tree { entry in
          switch entry.item {
          case .alert(let alert): alert.tree
          case .dialog(let dialog): dialog.tree
          }
        }
      )
    }
  }

  enum Action: Equatable, Sendable {
    case modal(ModalNavigation<Question>.Action)
    case answer(Answer)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.modal, action: /Action.modal) { ModalNavigation<Question>() }
    Reduce { state, action in
      if case .answer(let answer) = action { state.answers.append(answer) }
      return .none
    }
  }
}

struct BinViews: EntryViewProviding {
  let store: Store<Bin.State, Bin.Action>

  func makePresentable(for entry: Entry<Bin.Question>) -> TerminalView {
    switch entry.item {
    case .alert: dialog(entry.id, /Bin.Question.alert)
    case .dialog: dialog(entry.id, /Bin.Question.dialog)
    }
  }

  private func dialog<Dialog: DialogState<Bin.Answer>>(
    _ id: EntryID,
    _ path: CasePath<Bin.Question, Dialog>
  ) -> TerminalView {
    TerminalDialog(
      store.scope(
        \.modal,
        id: id,
        dialog: path,
        action: /Bin.Action.modal,
        buttons: /Bin.Action.answer
      )
    )
  }
}
