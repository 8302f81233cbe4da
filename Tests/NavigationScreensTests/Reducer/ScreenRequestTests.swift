import ComposableNavigation
import NavigationOperators
import NavigationScreens
import Testing

/// Screens that ask each other for numbers.
private struct App: Reducer {
  struct Page: Equatable, Sendable {
    var number = Request<Int>()
    var heard: [RequestResult<Int>] = []
  }

  enum PageAction: Sendable {
    case ask(EntryID?), say(Int), heard(RequestResult<Int>)
  }

  struct State: Equatable {
    var screens = ScreenNavigation<Page>.State(root: Page())
  }

  enum Action: Sendable {
    case screens(ScreenNavigation<Page>.Action), page(EntryID, PageAction)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .forEach(\.screens, action: /Action.screens, elements: /Action.page) {
        Reduce<Page, PageAction> { page, action in
          switch action {
          case .ask(let id): page.number.ask(id)
          case .heard(let result): page.heard.append(result)
          case .say: break
          }
          return .none
        }
      }
      .answering(
        .entries(
          of: \.screens,
          elements: /Action.page,
          request: \.number,
          reply: /PageAction.heard
        ),
        by: .entries(
          of: \.screens,
          action: /Action.screens,
          elements: /Action.page,
          answer: /PageAction.say
        )
      )
  }
}

@MainActor @Suite struct ScreenRequestTests {
  private func store() -> Store<App.State, App.Action> {
    let store = Store(initialState: App.State()) { App() }
    store.send(.screens(.showScreen(.sheet, App.Page())))
    let ids = store.state.screens.entries.ids
    store.send(.page(ids[0], .ask(ids[1])))
    return store
  }

  @Test func `a screen answers the one that has asked it, and is dismissed`() {
    let store = store()
    let id = store.state.screens.entries.ids[1]
    store.send(.page(id, .say(7)))
    #expect(store.state.screens.screens == [App.Page(heard: [.answered(7)])])
  }

  @Test func `a screen that the user dismisses has chosen nothing`() {
    let store = store()
    let id = store.state.screens.entries.ids[1]
    store.send(.screens(.remove([id], cause: .user)))
    #expect(store.state.screens.screens == [App.Page(heard: [.unanswered(.left)])])
  }
}
