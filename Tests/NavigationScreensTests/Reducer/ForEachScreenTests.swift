import ComposableNavigation
import NavigationScreens
import NavigationTesting
import Testing

/// A page that counts, loads, and leaves on request.
private struct Page: Reducer {
  struct State: Equatable, Sendable {
    var title: String
    var count = 0
    var isPresented: Bool?
  }

  enum Action: Equatable, Sendable {
    case tapped
    case load
    case loaded(Int)
    case leave(animated: Bool)
    case ask
    case told(Bool)
  }

  let clock: TestClock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .tapped: state.count += 1
    case .loaded(let count): state.count = count
    case .leave(let isAnimated): return .dismiss(animated: isAnimated)
    case .ask: return .isPresented { .send(.told($0)) }
    case .told(let isPresented): state.isPresented = isPresented
    case .load:
      return .run { [clock] send in
        try await clock.sleep(for: .seconds(1))
        await send(.loaded(10))
      }
    }
    return .none
  }
}

/// An app of such pages that records each screen.
private struct App: Reducer {
  struct State: Equatable {
    var screens = ScreenNavigation<Page.State>.State(root: Page.State(title: "home"))
    var log: [String] = []
  }

  enum Action: Equatable {
    case screens(ScreenNavigation<Page.State>.Action)
    case page(EntryID, Page.Action)
  }

  let clock: TestClock

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { state, action in
      let screens = state.screens.screens.map { "\($0.title)\($0.count)" }.joined(separator: " ")
      switch action {
      case .page(let id, let action): state.log.append("\(action) of \(id) in \(screens)")
      case .screens(.dismissed(let entry, _)): state.log.append("\(entry.item.screen.title) gone")
      case .screens: state.log.append(screens)
      }
      return .none
    }
    .forEach(\.screens, action: /Action.screens, elements: /Action.page) { [clock] in
      Page(clock: clock)
    }
  }
}

@MainActor @Suite struct ForEachScreenTests {
  private let clock = TestClock()
  private let detail: App.Action = .screens(.showScreen(.sheet, Page.State(title: "detail")))

  private func store(
    _ onIssue: @escaping @MainActor (NavigationIssue) -> Void = { _ in }
  ) -> Store<App.State, App.Action> {
    Store(initialState: App.State()) {
      App(clock: clock)
    } onIssue: {
      onIssue($0)
    }
  }

  @Test func `a screen runs before its parent`() {
    let store = store()
    store.send(.page(.counted(0), .tapped))
    #expect(store.state.log == ["tapped of #0 in home1"])
    #expect(store.state.screens.topScreen.count == 1)
  }

  @Test func `the parent sees the last state on removal, and runs after on insertion`() {
    let store = store()
    store.send(detail)
    store.send(.page(.counted(1), .tapped))
    store.send(.screens(.dismissScreen()))
    #expect(
      store.state.log == [
        "home0 detail0", "tapped of #1 in home0 detail1", "home0 detail1", "detail gone",
      ]
    )
  }

  @Test func `what a screen has begun ends with it`() async {
    let store = store()
    store.send(detail)
    store.send(.page(.counted(0), .load))
    store.send(.page(.counted(1), .load))
    #expect(store.liveEffectCount == 2)
    store.send(.screens(.remove([.counted(1)], cause: .user)))
    #expect(store.liveEffectCount == 1)
  }

  @Test func `a screen's work ends with it, also under a sheet that stays`() {
    let store = store()
    store.send(.screens(.showScreen(.push, Page.State(title: "pushed"))))
    store.send(detail)
    store.send(.page(.counted(1), .load))
    store.send(.page(.counted(2), .load))
    #expect(store.liveEffectCount == 2)
    let other = ScreenNavigation<Page.State>.OpenScreen(screen: Page.State(title: "other"))
    store.send(.screens(.stack(of: nil, .replaceTop(with: other))))
    #expect(store.state.screens.screens.map(\.title) == ["home", "other", "detail"])
    #expect(store.liveEffectCount == 1)
  }

  @Test func `an action for a screen that is not open is an issue`() {
    var issues: [String] = []
    let store = store { issues.append($0.message) }
    store.send(.page(strangerID, .tapped))
    #expect(issues.count == 1)
    #expect(issues.first?.contains("#700") == true)
    #expect(store.state.screens == App.State().screens)
  }

  @Test func `a navigation that is observed takes the place of the plain one`() {
    var titles: [String] = []
    let pages = Reduce<App.State, App.Action> { _, _ in .none }
      .forEach(
        \.screens,
        action: /App.Action.screens,
        elements: /App.Action.page,
        navigation: ScreenNavigation<Page.State>().observed(from: .analytic) {
          titles.append($0.title)
        }
      ) { [clock] in Page(clock: clock) }
    let store = Store(initialState: App.State()) { pages }
    store.send(detail)
    #expect(titles == ["📈 Routing_Screen_Appear"])
    #expect(store.state.screens.entries.count == 2)
  }

  @Test func `a view has a store of its screen, and keeps its last value`() {
    let store = store()
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    store.send(detail)
    let page = store.scope(\.screens, id: .counted(1), elements: /App.Action.page)
    page?.send(.tapped)
    #expect(page?.state == Page.State(title: "detail", count: 1))
    store.send(.screens(.dismissScreen()))
    page?.send(.tapped)
    #expect(page?.state.count == 1)
    #expect(refusals == [.gone(.counted(1))])
    #expect(store.scope(\.screens, id: .counted(1), elements: /App.Action.page) == nil)
  }

  // MARK: Leaving

  /// Returns a store of `home a b | sheet c d`.
  private func pages() -> Store<App.State, App.Action> {
    let store = store()
    for (segue, title) in [(Segue.push, "a"), (.push, "b"), (.sheet, "c"), (.push, "d")] {
      store.send(.screens(.showScreen(segue, Page.State(title: title))))
    }
    return store
  }

  private func titles(_ store: Store<App.State, App.Action>) -> [String] {
    store.state.screens.screens.map(\.title)
  }

  @Test func `a pushed screen is removed alone, also from under other screens`() {
    let store = pages()
    store.send(.page(.counted(1), .leave(animated: true)))
    #expect(titles(store) == ["home", "b", "c", "d"])
    #expect(store.state.log.suffix(1) == ["a gone"])
  }

  @Test func `the first screen of an environment takes the environment with it`() {
    let store = pages()
    store.send(.page(.counted(3), .leave(animated: false)))
    #expect(titles(store) == ["home", "a", "b"])
    #expect(store.state.log.suffix(2) == ["d gone", "c gone"])
    #expect(!store.state.screens.areAnimationsEnabled)
  }

  @Test func `the root is not presented, and all others are`() {
    var refusals: [Refusal] = []
    let store = pages()
    store.onRefusal = { refusals.append($0) }
    for id in store.state.screens.entries.ids { store.send(.page(id, .ask)) }
    #expect(store.state.screens.screens.map(\.isPresented) == [false, true, true, true, true])
    store.send(.page(.counted(0), .leave(animated: true)))
    #expect(titles(store).count == 5)
    #expect(refusals == [.notPresentable])
  }
}
