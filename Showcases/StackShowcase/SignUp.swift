import ComposableNavigation

/// A sign-up whose stack is computed from the state: the open pages and the answers.
///
/// Answers outlive their pages, so the user finds them again. Pages that the user left are ahead.
struct SignUp: Reducer {
  struct State: Equatable {
    var open: [Page.Question] = [.name]
    /// The pages to go forward to, the nearest first.
    var ahead: [Page.Question] = []
    var answers: [Page.Question: String] = [:]
    var areAnimationsEnabled = true

    func page(_ question: Page.Question) -> Page.State {
      Page.State(question: question, answer: answers[question])
    }

    var stack: StackNavigation<Page.State>.State {
      get {
        var stack = StackNavigation<Page.State>.State(
          items: open.map(page),
          id: \.question,
          areAnimationsEnabled: areAnimationsEnabled,
          history: .kept(limit: Page.Question.allCases.count)
        )
        stack.forwardItems = ahead.map(page)
        return stack
      }
      set {
        open = newValue.items.map(\.question)
        ahead = newValue.forwardItems.map(\.question)
        for page in newValue.items { answers[page.question] = page.answer }
        areAnimationsEnabled = newValue.areAnimationsEnabled
      }
    }
  }

  enum Action: Equatable, Sendable, Codable {
    case stack(StackNavigation<Page.State>.Action)
    case page(EntryID, Page.Action)
    case summaryRowTapped(Page.Question)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      switch action {
      case .stack:
        return .none
      case .page(let id, .answered):
        let question = state.stack.entries[id: id]?.question
        guard let next = question?.next else { return .none }
        // The precondition makes a double tap open one page.
        return .send(.stack(.pushItem(state.page(next)).from(id)))
      case .summaryRowTapped(let question):
        return .send(.stack(.pop(to: .item(state.page(question)))))
      }
    }
    .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
  }
}

extension SignUp: ForwardNavigable {
  func forwardAction(in state: State) -> Action? {
    StackNavigation<Page.State>().forwardAction(in: state.stack).map(Action.stack)
  }
}
