import ComposableNavigation

/// A bin that asks before it is emptied.
struct Bin: Reducer {
  enum Answer: Hashable, Sendable { case empty, shred }

  enum Question: Hashable, Sendable {
    case alert(AlertState<Answer>), help

    static let empty = alert(
      AlertState("Empty the bin?") {
        ButtonState.destructive("Empty", action: .empty)
        ButtonState("Shred", isDisabled: true, action: .shred)
        ButtonState.cancel()
      }
    )
  }

  struct State: Hashable {
    var files = 2
    var log: [String] = []
    var sheet = ModalNavigation<Question>.State()
  }

  enum Action: Equatable {
    case emptyTapped, emptied, closed
    case sheet(ModalNavigation<Question>.Action)
    case answered(Answer)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.sheet, action: /Action.sheet) { ModalNavigation<Question>() }
    Reduce { state, action in
      switch action {
      case .emptyTapped:
        return .send(.sheet(.presentAlert(.empty)))
      case .answered(.empty):
        state.files = 0
        return .send(.emptied)
      case .emptied:
        state.log.append("emptied")
      case .closed:
        return .dismiss
      case .sheet, .answered(.shred):
        break
      }
      return .none
    }
  }
}
