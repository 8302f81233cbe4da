import ComposableNavigation
import NavigationOperators
import NavigationRoutes
import NavigationTesting
import Testing
import TestSupport

/// Routes to places that first load data.
@MainActor @Suite struct LoadingRouteTests {
  private let clock = TestClock()

  private func store(
    _ state: ToyLoadingRoutes.State = .init()
  ) -> TestStore<ToyLoadingRoutes.State, ToyLoadingRoutes.Action> {
    let clock = clock
    let store = TestStore(initialState: state) { ToyLoadingRoutes(clock: clock) }
    store.exhaustivity = .off
    return store
  }

  @Test func `the route goes to the requested place when the data is loaded`() async {
    let store = store()
    await store.send(.way(.request(RouteRequest(to: "/notes/7"))))
    #expect(store.state.routes.path == "/")
    #expect(store.state.way.pending?.path == "/notes/7")
    await clock.advance(by: .seconds(3))
    #expect(store.state.routes.path == "/notes/7")
    #expect(store.state.note == "note at /notes/7")
    await store.finish()
  }

  @Test func `a newer way supersedes an older one`() async {
    let store = store()
    await store.send(.way(.request(RouteRequest(to: "/notes/7"))))
    await clock.advance(by: .seconds(2))
    await store.send(.way(.request(RouteRequest(to: "/settings"))))
    await clock.advance(by: .seconds(20))
    #expect(store.state.routes.path == "/settings")
    await store.finish()
  }

  @Test func `a way that the map refuses is refused when the data is there`() async {
    let store = store()
    await store.send(.way(.request(RouteRequest(to: "/nowhere"))))
    await clock.advance(by: .seconds(3))
    #expect(store.state.routes.path == "/")
    #expect(store.state.routes.lastError != nil)
    #expect(store.state.way.phase == .idle)
    await store.finish()
  }

  @Test func `a way that was begun before a restart is begun again`() async throws {
    let first = store()
    await first.send(.way(.request(RouteRequest(to: "/notes/7"))))
    let saved = first.state
    await first.send(.way(.cancel))
    await first.finish()
    let second = store(.init(way: try restored(saved.way)))
    await second.send(.way(.resume))
    await clock.advance(by: .seconds(3))
    #expect(second.state.routes.path == "/notes/7")
    await second.finish()
  }
}

/// Notes whose places need three seconds to load.
private struct ToyLoadingRoutes: Reducer {
  typealias Way = LoadingRoute<String>

  struct State: Equatable {
    var routes = RouteNavigation.State()
    var way = Way.State()
    var note: String?
  }

  enum Action: Equatable, Sendable {
    case routes(RouteNavigation.Action)
    case way(Way.Action)
  }

  let clock: any Clock<Duration>

  var body: some Reducer<State, Action> {
    let routes = RouteNavigation(map: toyMap)
    routes.pullback(state: \.routes, action: /Action.routes)
    Reduce<State, Action> { _, _ in .none }
      .loading(\.way, action: /Action.way, by: loader) { state, request, outcome in
        guard case .loaded(let note) = outcome else { return .none }
        state.note = note
        return routes.reduce(into: &state.routes, action: .navigate(request)).map(Action.routes)
      }
  }

  private var loader: Way {
    Way(clock: clock) { [clock] request in
      try await clock.sleep(for: .seconds(3))
      return "note at \(request.path)"
    }
  }
}
