import ComposableNavigation

/// The sheet for choosing a continent, which takes effect when it is applied.
///
/// Before it resets, it asks with an alert over the sheet.
struct FilterSheet: Reducer {
  struct State: Hashable, Sendable, Codable {
    /// The continents that can be chosen.
    let continents: [Continent]
    /// The chosen continent; nil for all.
    var choice: Continent?
    var alert = ModalNavigation<AlertState<Answer>>.State()

    var title: String { "Filter by \(choice?.name ?? "nothing")" }
  }

  /// The answer that the alert's button sends.
  enum Answer: Hashable, Sendable, Codable { case reset }

  enum Action: Equatable, Sendable, Codable {
    case choose(Continent?)
    /// The choice is final: the presenter filters and dismisses the sheet.
    case apply
    /// The user wants the other sheet.
    case sortTapped
    case resetTapped
    case alert(ModalNavigation<AlertState<Answer>>.Action)
    case answered(Answer)
  }

  var body: some Reducer<State, Action> {
    ModalNavigation<AlertState<Answer>>().pullback(state: \.alert, action: /Action.alert)
    Reduce { state, action in
      switch action {
      case .choose(let choice):
        state.choice = choice
      case .resetTapped where state.choice != nil:
        return .send(.alert(.presentAlert(.reset)))
      case .answered(.reset):
        state.choice = nil
      case .apply, .sortTapped, .resetTapped, .alert:
        break
      }
      return .none
    }
  }
}

extension AlertState<FilterSheet.Answer> {
  static let reset = AlertState("Reset the filter?", message: "All countries will be shown.") {
    ButtonState.destructive("Reset", action: .reset)
    ButtonState.cancel()
  }
}

extension Store where State == FilterSheet.State, Action == FilterSheet.Action {
  /// Returns the store of the alert over the sheet, for its view.
  func alert(_ id: EntryID) -> Store<AlertState<FilterSheet.Answer>, DialogAction>? {
    scope(
      \.alert,
      id: id,
      dialog: .whole,
      action: /FilterSheet.Action.alert,
      buttons: /FilterSheet.Action.answered
    )
  }
}
