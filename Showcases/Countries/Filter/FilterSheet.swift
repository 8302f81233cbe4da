import ComposableNavigation

/// The sheet in which a continent is chosen; nothing is filtered before it is applied.
///
/// It asks before it resets: an alert over the sheet.
struct FilterSheet: Reducer {
  struct State: Hashable, Sendable, Codable {
    /// The continents that can be chosen.
    let continents: [Continent]
    /// nil for all.
    var choice: Continent?
    var alert = ModalNavigation<AlertState<Answer>>.State()

    var title: String { "Filter by \(choice?.name ?? "nothing")" }
  }

  /// The answer that the alert's button sends.
  enum Answer: Hashable, Sendable, Codable { case reset }

  enum Action: Equatable, Sendable, Codable {
    case choose(Continent?)
    /// Says that it is done; whoever presents the sheet filters and dismisses it.
    case apply
    /// Says that the other sheet is wanted.
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

extension FilterSheet: BackNavigable {
  /// Dismisses the alert; the sheet is left by whoever presents it.
  func backAction(in state: State) -> Action? {
    ModalNavigation<AlertState<Answer>>().backAction(in: state.alert).map(Action.alert)
  }
}

extension Store where State == FilterSheet.State, Action == FilterSheet.Action {
  /// The store of the alert over the sheet, for the view of it.
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
