import ComposableNavigation

/// A stack whose pages and parent begin work.
struct ToyPages: Reducer {
  struct State { var stack = StackNavigation<Int>.State(items: [0]) }

  enum Action {
    case begin
    case stack(StackNavigation<Int>.Action)
    case page(EntryID, Page.Action)
  }

  struct Page: Reducer {
    enum Action { case begin }

    func reduce(into state: inout Int, action: Action) -> Effect<Action> { .run { _ in } }
  }

  var body: some Reducer<State, Action> {
    Reduce { _, action in if case .begin = action { .run { _ in } } else { .none } }
      .forEach(\.stack, action: /Action.stack, elements: /Action.page) { Page() }
  }
}
