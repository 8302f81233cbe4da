import ComposableNavigation

/// A pad of notes that asks before anything is lost: alerts and confirmation dialogs in one modal.
struct Pad: Reducer {
  struct State: Hashable, Sendable {
    var notes = ["milk", "bread"]
    var modal = ModalNavigation<Question>.State()

    var title: String { notes.isEmpty ? "no notes" : notes.joined(separator: ", ") }
  }

  enum Action: Equatable, Sendable, Codable {
    case written(String)
    case deleteTapped
    case moreTapped
    /// A message of the program, which may arrive during a question.
    case told(String)
    case modal(ModalNavigation<Question>.Action)
    case answered(Question.Answer)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.modal, action: /Action.modal) { ModalNavigation<Question>() }
    Reduce { state, action in
      switch action {
      case .written(let note):
        state.notes.append(note)
        return .none
      case .deleteTapped:
        return .send(.modal(.presentAlert(.delete)))
      case .moreTapped:
        let more = Question.more(hasNotes: !state.notes.isEmpty)
        return .send(.modal(.presentConfirmationDialog(more)))
      case .told(let text):
        return .send(.modal(.presentAlert(.news(text))))
      case .answered(let answer):
        return state.carryOut(answer)
      case .modal:
        return .none
      }
    }
  }
}

extension Pad.State {
  /// Carries out an answer.
  ///
  /// Its dialog has already been dismissed, so that another can be presented at once.
  fileprivate mutating func carryOut(_ answer: Question.Answer) -> Effect<Pad.Action> {
    switch answer {
    case .deleteTapped:
      return .send(.modal(.presentAlert(.reallyDelete)))
    case .deleteConfirmed:
      defer { notes = [] }
      return .send(.modal(.presentAlert(.deleted(notes))))
    case .undo(let notes): self.notes = notes
    case .sort: notes.sort()
    case .shout: notes = notes.map { $0.uppercased() }
    }
    return .none
  }
}

extension Pad.State {
  /// The tree of the open screens.
  var tree: NavigationTree {
    .screen(title).presenting(modal.tree { $0.item.tree })
  }
}
