import ComposableNavigation
import NavigationOperators
import NavigationRoutes
import NavigationTesting
import Testing

/// Notes, some of them with unsaved text.
private enum Places: RouteMapped {
  static let map = RouteMap {
    RouteStop("help")
    RouteStop("notes") { RouteStop(parameter: "id", as: Int.self) { RouteStop("history") } }
    RouteStop("beside", parameter: "id", as: Int.self).detail()
  }
}

private struct Feature: Reducer {
  struct State: Equatable {
    var places = RoutedNavigation<Places>.State()
    var drafts: Set<String> = ["7"]

    func blocker(of screen: RouteScreen) -> LeaveBlocker? {
      guard let note = screen.parameter, drafts.contains(note) else { return nil }
      return LeaveBlocker("Note \(note) is half written.")
    }
  }

  enum Action: Sendable {
    case places(RoutedNavigation<Places>.Action)
    indirect case force(Action)
  }

  /// The same feature by the routes alone, with the map.
  var isByMap = false

  var body: some Reducer<State, Action> {
    RoutedNavigation<Places>().pullback(state: \State.places, action: /Action.places)
      .guarded(by: isByMap ? Self.byMap : Self.byPlaces, force: /Action.force)
  }

  private static let byPlaces = LeaveGuard<State>(\.places) {
    (state: State, screen: RouteScreen) in state.blocker(of: screen)
  }

  private static let byMap = LeaveGuard<State>(\.places.routes, map: Places.map) {
    (state: State, screen: RouteScreen) in state.blocker(of: screen)
  }
}

private struct Titles: ViewProviding {
  let store: Store<Feature.State, Feature.Action>

  var leaveGuard: (@MainActor (Entry<RouteScreen>) -> LeaveBlocker?)? {
    { [store] entry in store.state.blocker(of: entry.item) }
  }

  func makePresentable(for screen: RouteScreen) -> String { "\(screen.path)" }
}

@MainActor
@Suite struct GuardedRoutesTests {
  private func store(isByMap: Bool = false) -> Store<Feature.State, Feature.Action> {
    Store(initialState: Feature.State()) { Feature(isByMap: isByMap) }
  }

  private func route(_ action: RouteNavigation.Action) -> Feature.Action {
    .places(.routes(action))
  }

  @Test(arguments: [false, true])
  func `a place that stays is left by force or not at all`(isByMap: Bool) {
    let store = store(isByMap: isByMap)
    store.send(route(.navigate(to: "/notes/7")))
    for action: RouteNavigation.Action in [
      .navigate(to: "/"), .navigate(to: ".."), .navigate(to: "/notes/8"), .navigate(to: "/help"),
      .clearScene("main"), .resetRoute(),
    ] {
      let refusal = store.send(route(action)).refusal
      #expect(refusal?.description == "Note 7 is half written.", "\(action)")
      #expect(store.state.places.routes.path == "/notes/7")
    }
    store.send(.force(route(.navigate(to: "/notes/8"))))
    #expect(store.state.places.routes.path == "/notes/8")
  }

  @Test func `a place that the route continues below is still there`() {
    let store = store()
    store.send(route(.navigate(to: "/notes/7/history")))
    #expect(store.send(route(.navigate(to: "/notes/7"))).refusal == nil)
    #expect(store.send(route(.navigate(to: "/notes/7/history"))).refusal == nil)
    #expect(store.send(route(.navigate(to: "/notes"))).refusal != nil)
  }

  @Test func `a place of the detail route stays too, for any change of the other route`() {
    let store = store()
    store.send(route(.navigate(to: "/beside/7", isDetail: true)))
    #expect(store.send(route(.navigate(to: "/help"))).refusal == nil)
    #expect(store.send(route(.navigate(to: "/", isDetail: true))).refusal != nil)
  }

  @Test func `hosts receive the same texts`() {
    let store = store()
    let stores = RoutedStores<Places>(store.scope(state: \.places, action: /Feature.Action.places))
    let host = SimulatedStackHost<String>()
    let handler = StackNavigationHandler(
      store: stores.stack(at: Waypoint()),
      viewProvider: Titles(store: store)
    )
    handler.setup(with: host)
    store.send(route(.navigate(to: "/notes/7")))
    #expect(host.blockers.values.map(\.reason) == ["Note 7 is half written."])
    host.swipeBack()
    #expect(host.presentables == ["/", "/notes", "/notes/7"])
    host.obeysGuards = false
    host.swipeBack()
    #expect(host.presentables == ["/", "/notes", "/notes/7"])
    #expect(store.state.places.routes.path == "/notes/7")
    withExtendedLifetime(handler) {}
  }
}
