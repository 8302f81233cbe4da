import ComposableNavigation

/// A guide that opens in an existing app: pages over its screen, and a question.
struct Guide: Reducer {
  enum Mood: String, Hashable, Sendable, Codable, CaseIterable, CustomStringConvertible {
    case good, bad

    var description: String { rawValue }
  }

  struct State: Hashable, Sendable {
    /// The guide's own pages; empty while only the app's screen is shown.
    var pages = StackNavigation<String>.State()
    var question = ModalNavigation<ConfirmationDialogState<Mood>>.State()
    /// The user's answer; nil before there is one.
    var mood: Mood?
  }

  enum Action: Equatable, Sendable, Codable {
    case pages(StackNavigation<String>.Action)
    case question(ModalNavigation<ConfirmationDialogState<Mood>>.Action)
    case askTapped
    case answered(Mood)
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.pages, action: /Action.pages) { StackNavigation<String>() }
    Scope(state: \.question, action: /Action.question) {
      ModalNavigation<ConfirmationDialogState<Mood>>()
    }
    Reduce { state, action in
      switch action {
      case .askTapped:
        return .send(.question(.presentConfirmationDialog(.howAreYou)))
      case .answered(let mood):
        state.mood = mood
        return .none
      case .pages, .question:
        return .none
      }
    }
  }
}

extension ConfirmationDialogState<Guide.Mood> {
  static let howAreYou = ConfirmationDialogState("How are you?") {
    for mood in Guide.Mood.allCases { ButtonState(mood.rawValue, action: mood) }
    ButtonState.cancel("no answer")
  }
}

extension Guide: BackNavigable {
  /// Goes back by its own rule, even from the last of its pages, since the app's screen is below it.
  func backAction(in state: State) -> Action? {
    let question = ModalNavigation<ConfirmationDialogState<Mood>>()
    return question.backAction(in: state.question).map(Action.question)
      ?? state.pages.topID.map { .pages(.remove([$0], cause: .user)) }
  }
}

extension Guide.State {
  /// The title of the app's own screen.
  var home: String { "home" + (mood.map { ", mood: \($0)" } ?? "") }

  /// The tree: the app's screen, which is not in the state, below the guide's pages.
  var tree: NavigationTree {
    .stack([.screen(home)] + pages.items.map { .screen($0) }).presenting(question.tree)
  }
}
