import ComposableNavigation
import NavigationLinks
import NavigationOperators
import NavigationTesting
import Testing

/// Links whose data is loading, and links of stacks that keep a history.
@MainActor @Suite struct LoadingLinkTests {
  private let clock = TestClock()

  private func store() throws -> TestStore<ToyLoadingApp.State, ToyLoadingApp.Action> {
    let (clock, map) = (clock, try ToyApp.map())
    let store = TestStore(initialState: ToyLoadingApp.State()) {
      ToyLoadingApp(map: map, clock: clock)
    }
    store.exhaustivity = .off
    return store
  }

  @Test func `a link is opened when its data is there`() async throws {
    let store = try store()
    await store.send(.link(.request(PendingLink("notes/inbox/note/7"))))
    #expect(store.state.app == ToyApp())
    #expect(store.state.link.pending?.text == "notes/inbox/note/7")
    await clock.advance(by: .seconds(3))
    #expect(store.state.app.notes.items == [.root, .inbox, .note(7)])
    #expect(store.state.app.user == "18 bytes")
    await store.finish()
  }

  @Test func `a newer link is opened, and the older one never`() async throws {
    let store = try store()
    await store.send(.link(.request(PendingLink("notes/note/1"))))
    await clock.advance(by: .seconds(2))
    await store.send(.link(.request(PendingLink("people"))))
    await clock.advance(by: .seconds(20))
    #expect(store.state.app.tabs.activeItem == .people)
    #expect(store.state.app.notes.items == [.root])
    await store.finish()
  }

  @Test func `a link that a guard holds because data is missing can be loaded`() async throws {
    let store = try store()
    let map = try ToyApp.map()
    let isLoaded = LinkGuard<ToyApp> { now, _ in now.user == nil ? "no data yet" : nil }
    var app = ToyApp()
    guard case .held(let link) = try map.replace(with: "people", in: &app, guardedBy: isLoaded)
    else {
      Issue.record("it was not held")
      return
    }
    await store.send(.link(.request(link)))
    await clock.advance(by: .seconds(3))
    #expect(store.state.app.tabs.activeItem == .people)
    await store.finish()
  }

  @Test func `a pending link is read once its data is loaded, also an invalid one`() async throws {
    let store = try store()
    await store.send(.link(.request(PendingLink("%zz"))))
    await clock.advance(by: .seconds(3))
    #expect(store.state.app.tabs == ToyApp().tabs)
    #expect(store.state.problem != nil)
    await store.finish()
  }

  // MARK: Forward

  @Test func `back then forward has the same link, and a new link forgets those ahead`() throws {
    let map = try ToyApp.map()
    let stack = StackNavigation<ToyApp.Screen>()
    var app = ToyApp()
    app.notes.history = .kept(limit: 9)
    _ = try map.replace(with: "notes/inbox/note/7", in: &app)
    let link = try map.currentURL(of: app)
    let back = try #require(stack.backAction(in: app.notes))
    _ = stack.reduce(into: &app.notes, action: back)
    #expect(try map.currentURL(of: app) == "notes/inbox")
    var elsewhere = app
    let forward = try #require(stack.forwardAction(in: app.notes))
    _ = stack.reduce(into: &app.notes, action: forward)
    #expect(try map.currentURL(of: app) == link)
    _ = try map.replace(with: "notes/search?q=a", in: &elsewhere)
    #expect(stack.forwardAction(in: elsewhere.notes) == nil)
    #expect(elsewhere.notes.history == .kept(limit: 9))
  }
}

/// An app whose links need three seconds for their data.
private struct ToyLoadingApp: Reducer {
  typealias Loading = LoadingLink<String>

  struct State: Equatable {
    var app = ToyApp()
    var link = Loading.State()
    var problem: LinkError?
  }

  enum Action: Equatable, Sendable {
    case link(Loading.Action)
  }

  let map: LinkMap<ToyApp>
  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .loading(\.link, action: /Action.link, by: loader) { [map] state, link, outcome in
        guard case .loaded(let data) = outcome else { return .none }
        state.app.user = data
        do throws(LinkError) {
          _ = try map.resume(link, in: &state.app)
        } catch {
          state.problem = error
        }
        return .none
      }
  }

  private var loader: Loading {
    Loading(clock: clock) { [clock] link in
      try await clock.sleep(for: .seconds(3))
      return "\(link.text.utf8.count) bytes"
    }
  }
}
