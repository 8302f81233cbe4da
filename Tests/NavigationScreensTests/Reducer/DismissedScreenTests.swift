import ComposableNavigation
import NavigationScreens
import Testing

/// A page that dismisses itself on request.
private struct Page: Reducer {
  struct State: Equatable, Sendable {
    var title: String
    var isPresented: Bool?
  }

  enum Action: Equatable, Sendable {
    case leave(animated: Bool)
    case ask
    case told(Bool)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .leave(let isAnimated): return .dismiss(animated: isAnimated)
    case .ask: return .isPresented { .send(.told($0)) }
    case .told(let isPresented):
      state.isPresented = isPresented
      return .none
    }
  }
}

private struct App: Reducer {
  struct State: Equatable {
    var screens = ScreenNavigation<Page.State>.State(root: Page.State(title: "home"))
    var gone: [String] = []
  }

  enum Action: Equatable {
    case screens(ScreenNavigation<Page.State>.Action)
    case page(EntryID, Page.Action)
  }

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      if case .screens(.dismissed(let entry, _)) = action {
        state.gone.append(entry.item.screen.title)
      }
      return .none
    }
    .forEach(\.screens, action: /Action.screens, elements: /Action.page) { Page() }
  }
}

@MainActor @Suite struct DismissedScreenTests {
  private func store(_ refused: @escaping @MainActor (Refusal) -> Void = { _ in })
    -> Store<App.State, App.Action>
  {
    let store = Store(initialState: App.State()) { App() }
    store.onRefusal = refused
    for (segue, title) in [(Segue.push, "a"), (.push, "b"), (.sheet, "c"), (.push, "d")] {
      store.send(.screens(.showScreen(segue, Page.State(title: title))))
    }
    return store
  }

  private func titles(_ store: Store<App.State, App.Action>) -> [String] {
    store.state.screens.screens.map(\.title)
  }

  @Test func `a pushed screen is removed alone, also from under other screens`() {
    let store = store()
    store.send(.page(.counted(1), .leave(animated: true)))
    #expect(titles(store) == ["home", "b", "c", "d"])
    #expect(store.state.gone == ["a"])
  }

  @Test func `the first screen of an environment takes the environment with it`() {
    let store = store()
    store.send(.page(.counted(3), .leave(animated: false)))
    #expect(titles(store) == ["home", "a", "b"])
    #expect(store.state.gone == ["d", "c"])
    #expect(!store.state.screens.areAnimationsEnabled)
  }

  @Test func `the root is not presented, and all others are`() {
    var refusals: [Refusal] = []
    let store = store { refusals.append($0) }
    for id in store.state.screens.entries.ids { store.send(.page(id, .ask)) }
    #expect(store.state.screens.screens.map(\.isPresented) == [false, true, true, true, true])
    store.send(.page(.counted(0), .leave(animated: true)))
    #expect(titles(store).count == 5)
    #expect(refusals == [.notPresentable])
  }
}
