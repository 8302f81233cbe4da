import ComposableNavigation

/// The page about the app, with its two questions: an action sheet, then an alert.
struct About: Reducer {
  struct State: Hashable, Sendable {
    var modal = ModalNavigation<Question>.State()
    /// The number of users who like the app.
    var likes = 0
  }

  enum Question: Hashable, Sendable, Codable {
    case rating(ConfirmationDialogState<Answer>)
    case reply(AlertState<Answer>)
  }

  enum Answer: Hashable, Sendable, Codable { case good, bad, again }

  enum Action: Equatable, Sendable, Codable {
    case rateTapped
    case modal(ModalNavigation<Question>.Action)
    case answered(Answer)
  }

  var body: some Reducer<State, Action> {
    ModalNavigation<Question>().pullback(state: \.modal, action: /Action.modal)
    Reduce { state, action in
      switch action {
      case .rateTapped, .answered(.again):
        return .send(.modal(.presentConfirmationDialog(.rating)))
      case .answered(.good):
        state.likes += 1
        return .send(.modal(.presentAlert(.thanks)))
      case .answered(.bad):
        return .send(.modal(.presentAlert(.sorry)))
      case .modal:
        return .none
      }
    }
  }
}

extension About.Question {
  static let rating = About.Question.rating(
    ConfirmationDialogState("How do you like it?") {
      ButtonState("Very much", action: .good)
      ButtonState("Not at all", action: .bad)
      ButtonState.cancel("Later")
    }
  )

  static let thanks = About.Question.reply(AlertState("Thank you!", buttons: []))

  static let sorry = About.Question.reply(
    AlertState("We are sorry.", message: "Perhaps you want to look again.") {
      ButtonState("Answer again", action: .again)
      ButtonState.cancel("Close")
    }
  )

  /// The tree, with the buttons.
  var tree: NavigationTree {
    switch self {
    case .rating(let dialog): dialog.tree
    case .reply(let alert): alert.tree
    }
  }
}

extension About.State {
  var title: String { likes == 0 ? "About" : "About (\(likes) like it)" }

  /// Returns the tree, with the question only if it is visible.
  func tree(isInFront: Bool) -> NavigationTree {
    .screen(title).presenting(isInFront ? modal.tree { $0.item.tree } : [])
  }
}

extension Store where State == About.State, Action == About.Action {
  /// Returns the store of the page's question, for its view.
  func question<Dialog: DialogState<About.Answer>>(
    _ id: EntryID,
    _ question: CasePath<About.Question, Dialog>
  ) -> Store<Dialog, DialogAction>? {
    scope(
      \.modal,
      id: id,
      dialog: question,
      action: /About.Action.modal,
      buttons: /About.Action.answered
    )
  }
}
