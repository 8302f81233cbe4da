import ComposableNavigation
import NavigationRoutes
import NavigationTesting
import Testing
import TestSupport

/// Notes beside a list, tabs, and help over everything.
private enum Places: RouteMapped {
  static let map = RouteMap {
    RouteStop("help").presented(as: .formSheet)
    RouteStop("notes") { RouteStop("recent") }
    RouteStop("music") {
      RouteStop("albums") { RouteStop(parameter: "id", as: Int.self) }.tab()
      RouteStop("songs").tab()
    }
    RouteStop("notes", parameter: "id", as: Int.self).detail()
  }
}

private typealias Routed = RoutedNavigation<Places>

/// An app that composes the routes by a pullback.
private struct Feature: Reducer {
  struct State: Equatable { var places = Routed.State() }
  enum Action { case places(Routed.Action) }

  var body: some Reducer<State, Action> {
    Routed().pullback(state: \.places, action: /Action.places)
  }
}

@MainActor
@Suite struct RoutedNavigationTests {
  private let notes = Waypoint(path: path("/notes"))
  private let music = Waypoint(path: path("/music"))

  private func store(_ actions: Routes.Action...) -> Store<Routed.State, Routed.Action> {
    let state = RouteNavigation(map: Places.map).state(Routes.State(), actions)
    return Store(initialState: Routed.State(routes: state)) { Routed() }
  }

  @Test
  func `an action on a shape of a place leads to the route that shows the rest`() {
    var store = store(.navigate(to: "/notes/recent"))
    store.send(.stack(.popItem()))
    #expect(store.state.routes.path == "/notes")
    #expect(store.state[stack: Waypoint()].items.map(\.id) == ["", "notes"])

    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    store.send(.stack(.skip(store.state[stack: Waypoint()].entries.ids[1])))
    let column = store.state[split: notes][.primary].entries.ids
    store.send(.split(.column(.primary, .skip(column[0])), at: notes))
    #expect(refusals == [.because(CannotSkip()), .because(CannotSkip())])

    store = self.store(.navigate(to: "/music/albums/3"))
    store.send(.tabs(.setActiveIndex(1), at: music))
    #expect(store.state.routes.path == "/music/songs")
    #expect(store.state[tabs: music].activeItem?.id == "songs")
    store.send(.tabs(.setActiveIndex(0), at: music))
    #expect(store.state.routes.path == "/music/albums/3")

    store = self.store(.navigate(to: "/help"))
    #expect(store.state[modal: Waypoint()].item?.id == "help")
    store.send(.modal(.dismiss()))
    #expect(store.state.routes.path == "/")
    #expect(store.state[modal: Waypoint()].item == nil)
  }

  @Test func `a collapsed split is kept until its scene is cleared`() {
    let store = store(.navigate(to: "/notes"), .navigate(to: "/notes/7", isDetail: true))
    #expect(store.state[split: notes][.detail].items.map(\.id) == ["", "notes/{id}"])
    store.send(.split(.setCollapsed(true), at: notes))
    #expect(store.state.isCollapsed(at: notes))
    #expect(!store.state.isCollapsed(at: music))
    let shown = store.state[split: notes][shown: .primary]
    #expect(shown.items.map(\.id) == ["notes", "notes/{id}"])
    let top = Array(shown.entries.ids.suffix(1))
    store.send(.split(.shown(.primary, .remove(top, cause: .user)), at: notes))
    #expect(store.state.routes.drawing == "main /notes | /")
    store.send(.routes(.clearScene("main")))
    #expect(!store.state.isCollapsed(at: notes))
    store.send(.split(.setCollapsed(true), at: notes))
    #expect(!store.state.isCollapsed(at: notes))
  }

  @Test func `an action that a shape refuses is refused, with the shape's reason`() {
    let store = store(.navigate(to: "/notes"))
    var refusals: [Refusal] = []
    store.onRefusal = { refusals.append($0) }
    store.send(.stack(.popItems(.exactly(9))))
    store.send(.tabs(.setActiveIndex(7), at: music))
    store.send(.routes(.navigate(to: "/nowhere")))
    #expect(refusals.count == 3)
    #expect(refusals.first == .tooMany(asked: 9, there: 2))
    #expect(refusals.dropFirst().first == .outOfRange(index: 7, count: 2))
    #expect(refusals.last?.reason(as: RouteError.self) == store.state.routes.lastError)
    #expect(store.state.routes.path == "/notes")
  }

  @Test func `a refused action on a split neither collapses it nor sets its options`() {
    let store = store(.navigate(to: "/notes"))
    let elsewhere = store.state[split: Waypoint()].entries.ids[0]
    var refusals = 0
    store.onRefusal = { _ in refusals += 1 }
    let options = SplitOptions(preferredDisplayMode: .detailOnly)
    let before = store.state
    store.send(.split(.setCollapsed(true).from(elsewhere), at: notes))
    store.send(.split(.setOptions(options).from(elsewhere), at: notes))
    #expect(store.state == before)
    #expect(refusals == 2)
    store.send(.split(.setCollapsed(true), at: notes))
    #expect(store.state.isCollapsed(at: notes))
  }

  @Test func `a feature composes it, handlers show it, and the user's back changes the route`() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let stores = RoutedStores<Places>(store.scope(state: \.places, action: /Feature.Action.places))
    let handler = StackNavigationHandler(store: stores.stack(), viewProvider: RouteTitles())
    let host = SimulatedStackHost<String>()
    handler.setup(with: host)
    store.send(.places(.routes(.navigate(to: "/notes/recent"))))
    #expect(host.presentables == ["/", "/notes", "/notes/recent"])
    host.swipeBack()
    #expect(store.state.places.routes.path == "/notes")
    #expect(host.presentables == ["/", "/notes"])
    stores.modal().send(.dismiss())
    stores.tabs(at: music).send(.setActiveIndex(1))
    #expect(store.state.places.routes.path == "/music/songs")
    stores.split(at: notes).send(.setCollapsed(true))
    #expect(stores.split(at: notes).state.isCollapsed)
    withExtendedLifetime(handler) {}
  }

  @Test func `saved routes are read, and routes are saved`() throws {
    let store = store(.navigate(to: "/notes/recent"))
    store.send(.split(.setCollapsed(true), at: notes))
    let saved = try restored(store.state)
    #expect(saved.routes.path == "/notes/recent")
    #expect(!saved.isCollapsed(at: notes))
    #expect(saved.routes == (try restored(store.state.routes)))
    let action = Routed.Action.stack(.popItem(), at: notes)
    #expect(try restored(action) == action)
  }
}

extension RouteNavigation {
  /// Returns the state after a list of actions.
  fileprivate func state(_ state: State, _ actions: [Action]) -> State {
    actions.reduce(state) { self.state($0, after: $1) }
  }
}
