import ComposableNavigation
import TestSupport

/// A feature with an alert and a confirmation dialog in one modal, next to a sheet.
///
/// It records each action with the presentation at the time when the parent's part runs.
struct ToyAsker: Reducer {
  enum Item: Hashable, Sendable, Codable {
    case alert(AlertState<Answer>)
    case dialog(ConfirmationDialogState<Answer>)
    case sheet(String)

    var name: String {
      switch self {
      case .alert(let alert): alert.title
      case .dialog(let dialog): dialog.title
      case .sheet(let name): name
      }
    }
  }

  enum Answer: Hashable, Sendable, Codable { case delete, again, choose }

  struct State: Equatable, Sendable {
    var modal = ModalNavigation<Item>.State()
    var answers: [Answer] = []

    var presented: String { modal.item?.name ?? "nothing" }
  }

  enum Action: Equatable, Sendable {
    case modal(ModalNavigation<Item>.Action)
    case answered(Answer)
  }

  var trace = ToyTrace()

  var body: some Reducer<State, Action> {
    Scope(state: \.modal, action: /Action.modal) { ModalNavigation<Item>() }
    Reduce { state, action in
      trace.add("\(action.name) over \(state.presented)")
      guard case .answered(let answer) = action else { return .none }
      state.answers.append(answer)
      switch answer {
      case .delete: return .none
      case .again: return .send(.modal(.presentAlert(.again)))
      case .choose: return .send(.modal(.presentConfirmationDialog(.choice)))
      }
    }
  }
}

extension ToyAsker.Action {
  fileprivate var name: String {
    switch self {
    case .modal(.remove): "dismiss"
    case .modal: "present"
    case .answered(let answer): "\(answer)"
    }
  }
}

extension ToyAsker.Item {
  static let question = ToyAsker.Item.alert(
    AlertState("sure?") {
      ButtonState("Delete", role: .destructive, action: .delete)
      ButtonState("Again", action: .again)
      ButtonState("Choose", action: .choose)
      ButtonState.cancel()
    }
  )

  static let again = ToyAsker.Item.alert(
    AlertState("really?") { ButtonState("Delete", role: .destructive, action: .delete) }
  )

  static let choice = ToyAsker.Item.dialog(
    ConfirmationDialogState("which?") { ButtonState("Again", action: .again) }
  )
}

extension Store where State == ToyAsker.State, Action == ToyAsker.Action {
  /// Returns the store of the presented or queued alert.
  func alert(_ id: EntryID? = nil) -> Store<AlertState<ToyAsker.Answer>, DialogAction>? {
    scope(
      \.modal,
      id: id ?? state.modal.presentedID ?? strangerID,
      dialog: /ToyAsker.Item.alert,
      action: /Action.modal,
      buttons: /Action.answered
    )
  }
}
