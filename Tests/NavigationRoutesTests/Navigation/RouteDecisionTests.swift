import ComposableNavigation
import NavigationRoutes
import NavigationTesting
import Testing
import TestSupport

/// Decisions about routes after trying them: 38 of the features.
@Suite struct RouteDecisionTests {
  private static let map = RouteMap {
    RouteStop("login")
    RouteStop("account") { RouteStop("orders") }
    RouteStop("help").presented(as: .formSheet)
    RouteStop("music") {
      RouteStop("albums") { RouteStop(parameter: "id", as: Int.self) }.tab()
      RouteStop("songs").tab(isInitial: true)
      RouteStop("lists").tab()
    }
  }

  private typealias Stack = StackNavigation<RouteScreen>.Action
  private typealias Modal = ModalNavigation<RouteScreen>.Action
  private typealias Split = SplitNavigation<RouteScreen>.Action

  private let routes = RouteNavigation(map: Self.map)

  private func projection(_ state: Routes.State, at place: String = "/") -> RouteProjection {
    RouteProjection(Self.map, of: Waypoint(path: path(place)), in: state)
  }

  private func isAnimated(_ actions: [Routes.Action]) -> [Bool] {
    actions.map { if case .navigate(let request) = $0 { request.isAnimated } else { true } }
  }

  // MARK: Animation

  @Test func `removals by the user are not animated again, those by the program are`() {
    let state = routes.state(after: .navigate(to: "/account/orders"))
    let shown = projection(state)
    let top = Array(shown.stack.entries.ids.suffix(1))
    #expect(isAnimated(shown.actions(for: Stack.remove(top, cause: .user))) == [false])
    #expect(isAnimated(shown.actions(for: Stack.remove(top))) == [true])
    #expect(isAnimated(shown.actions(for: Stack.popItem())) == [true])
    #expect(isAnimated(shown.actions(for: Stack.popItem(animated: false))) == [false])
  }

  @Test func `a modal that the user has dismissed is not animated again`() throws {
    let shown = projection(routes.state(after: .navigate(to: "/help")))
    let id = try #require(shown.modal.presentedID)
    #expect(isAnimated(shown.actions(for: Modal.dismiss(id: id, cause: .user))) == [false])
    #expect(isAnimated(shown.actions(for: Modal.dismiss(id: id))) == [true])
    #expect(isAnimated(shown.actions(for: Modal.dismiss())) == [true])
  }

  @Test func `removals by the user from a split are not animated again`() {
    let state = routes.state(after: .navigate(to: "/account/orders"))
    let shown = RouteSplit(Self.map, of: Waypoint(), in: state)
    let top = Array(shown.split()[.primary].entries.ids.suffix(1))
    let byUser = Split.shown(.primary, .remove(top, cause: .user))
    #expect(isAnimated(shown.actions(for: byUser)) == [false])
    #expect(isAnimated(shown.actions(for: Split.column(.primary, .popItem()))) == [true])
  }

  // MARK: Completion

  @MainActor @Test func `a route that stays by skipIfAncestor is completed, and waits for nothing`()
    async
  {
    let clock = TestClock()
    let store = TestStore(initialState: Routes.State()) { RouteNavigation(clock: clock) }
    store.exhaustivity = .off
    await store.send(.beginRouting(to: "/a/b"))
    #expect(clock.pendingSleeps.count == 1)
    await store.send(.navigate(to: "/a", skipIfAncestor: true))
    #expect(store.state.route(inScene: "main")?.isCompleted == true)
    await clock.advance(by: .seconds(2))
    #expect(store.state.path == "/a/b")
    #expect(store.state.lastError == nil)
    await store.finish()
  }

  @Test func `each begin resets completion, also if the route is already there`() {
    let begin = Routes.Action.beginRouting(to: "/account")
    let begun = routes.state(after: begin, .completeRouting())
    #expect(begun.route(inScene: "main")?.isCompleted == true)
    let again = routes.state(begun, after: begin)
    #expect(again.route(inScene: "main")?.isCompleted == false)
    #expect(again.path == "/account")
    // The map knows that the screens exist.
    let known = routes.state(again, after: .navigate(to: "/account"))
    #expect(known.route(inScene: "main")?.isCompleted == true)
  }

  // MARK: Remembering

  @Test func `a place without memory cannot forget, and reports it`() {
    let start = routes.state(
      after: .navigate(to: "/account/orders"),
      .beginCaching(path("/account"))
    )
    let forgotten = routes.state(start, after: .stopCaching(path("/account")))
    #expect(forgotten.route(inScene: "main")?.caches == [])
    #expect(forgotten.lastError == nil)
    let twice = routes.state(forgotten, after: .stopCaching(path("/account")))
    #expect(twice.lastError == .nothingRemembered(path("/account")))
    #expect(twice.lastError?.description == "nothing is remembered at /account")
    #expect(twice.scenes == forgotten.scenes)
  }

  private func remembered(_ state: Routes.State) -> [String]? {
    state.route(inScene: "main")?.caches.map { "\($0.policy) \($0.path)" }
  }

  @Test func `declared tabs remember by themselves, while the route passes them`() {
    var state = routes.state(after: .navigate(to: "/music/albums/3"), .navigate(to: "/music/lists"))
    #expect(remembered(state) == ["whileActive /music"])
    state = routes.state(state, after: .navigate(to: "/music/albums"))
    #expect(state.path == "/music/albums/3")
    #expect(projection(state, at: "/music/lists").stack.items.map(\.id) == ["lists"])
    state = routes.state(state, after: .navigate(to: "/login"))
    #expect(remembered(state) == [])
    #expect(routes.state(state, after: .navigate(to: "/music/albums")).path == "/music/albums")
  }

  @Test func `tabs of a restored scene remember from where it is`() {
    let scene = RouteScene(route: Route(path: path("/music/albums/3")))
    let verified = routes.state(Routes.State(scenes: [scene]), after: .verifyRoutes)
    for state in [verified, routes.state(after: .addScene(scene))] {
      let songs = routes.state(state, after: .navigate(to: "/music/songs"))
      #expect(songs.path == "/music/songs")
      #expect(routes.state(songs, after: .navigate(to: "/music/albums")).path == "/music/albums/3")
    }
  }

  @Test func `tabs that forgot on request can remember by another policy`() {
    let music = Waypoint(path: path("/music"))
    let start = routes.state(after: .navigate(to: "/music/albums/3"))
    let forgotten = routes.state(start, after: music.stopCaching())
    #expect(remembered(forgotten) == [])
    #expect(forgotten.lastError == nil)
    let forever = routes.state(forgotten, after: music.beginCaching(policy: .forever))
    #expect(remembered(forever) == ["forever /music"])
    let away = routes.state(forever, after: .navigate(to: "/login"), .navigate(to: "/music/albums"))
    #expect(away.path == "/music/albums/3")
  }

  @Test func `a path outside all tabs is not remembered`() {
    #expect(remembered(routes.state(after: .navigate(to: "/account/orders"))) == [])
    #expect(remembered(routes.state(after: .navigate(to: "/music"), .resetRoute())) == [])
  }

  @Test func `tabs of the detail route remember for themselves`() {
    let map = RouteMap {
      RouteStop("notes") {
        RouteStop("text") { RouteStop("page") }.tab()
        RouteStop("files").tab()
      }
      .detail()
    }
    let state = RouteNavigation(map: map).state(
      after: .navigate(to: "/notes/text/page", isDetail: true),
      .navigate(to: "/notes/files", isDetail: true),
      .navigate(to: "/notes/text", isDetail: true)
    )
    #expect(state.drawing == "main / | /notes/text/page")
    #expect(state.route(inScene: "main")?.caches == [])
  }

  // MARK: The initial tab

  @Test(arguments: [
    ("/music", "/music/songs"), ("/music/albums", "/music/albums"),
    ("/music/albums/7", "/music/albums/7"), ("/music/lists", "/music/lists"),
  ])
  func `a path that ends before tabs continues with the initial one`(text: String, end: String) {
    let state = routes.state(after: .navigate(to: text))
    #expect(state.path == end)
    #expect(projection(state, at: "/music").tabs.activeItem?.path == path(end).ofTab)
    #expect(projection(state, at: "/music").tabs.items.map(\.id) == ["albums", "songs", "lists"])
  }

  @Test func `tabs that the route does not pass show the initial one`() {
    let state = routes.state(after: .navigate(to: "/login"))
    #expect(projection(state, at: "/music").tabs.activeItem?.id == "songs")
  }

  // MARK: Reasons

  @Test func `the expected parts are listed, and survive being saved`() throws {
    let map = RouteMap {
      RouteStop("notes") {
        RouteStop("new")
        RouteStop(parameter: "id", as: Int.self)
        RouteStop.when("even") { $0?.count == 2 }
        RouteStop.empty("index")
      }
    }
    let error = try #require(throws: RouteMismatch.self) { try map.resolve(path("/notes/x")) }
    let expected: [RouteMismatch.Expectation] = [
      .name("new"), .parameter("id", type: "Int"), .accepted(by: "even"), .end,
    ]
    #expect(error.expected == expected)
    #expect(error.description == "/notes/x: x at 1 is none of new, {id: Int}, even, nothing")
    #expect(try restored(error) == error)
    let old = #"{"path":"/x","isDetail":false,"position":0,"expected":["new"]}"#
    #expect(try decoded(old, as: RouteMismatch.self).expected == [.accepted(by: "new")])
  }

  // MARK: Guards

  private static let signedOut = RouteGuard { place, _ in
    switch place.path.components.first {
    case "account": .redirect(to: "/login")
    case "music": .refuse("sign in first")
    default: .allow
    }
  }

  @Test(arguments: [true, false])
  func `restored and added scenes are asked of the guard`(hasMap: Bool) {
    let routes = RouteNavigation(map: hasMap ? Self.map : nil, guard: Self.signedOut)
    let account = RouteScene(route: Route(path: path("/account/orders")))
    let music = RouteScene(name: "two", route: Route(path: path("/music/songs")))
    let help = RouteScene(name: "three", route: Route(path: path("/help")))
    let end = "main /login | /, two / | /, three /help | /"
    let restored = routes.state(Routes.State(scenes: [account, music, help]), after: .verifyRoutes)
    #expect(restored.drawing == end)
    #expect(restored.lastError == .refused(path("/music/songs"), reason: "sign in first"))
    let added = routes.state(
      after: .addScene(account),
      .addScene(music),
      .addScene(help)
    )
    #expect(added.drawing == end)
  }

  @Test(arguments: [
    (Routes.Fallback.root, "main / | /"), (.stay, "main / | /"), (.clear, ""),
    (.path(path("/login")), "main /login | /"), (.path(path("/music/lists")), "main / | /"),
    (.path(path("/account")), "main /login | /"),
  ])
  func `no fallback leads past the guard`(fallback: Routes.Fallback, end: String) {
    let routes = RouteNavigation(map: Self.map, fallback: fallback, guard: Self.signedOut)
    let scene = RouteScene(route: Route(path: path("/music/songs")))
    #expect(routes.state(after: .addScene(scene)).drawing == end)
  }
}

extension RoutePath {
  /// The path of the tab below `/music`.
  fileprivate var ofTab: RoutePath {
    (try? RoutePath(components: Array(components.prefix(2)))) ?? .root
  }
}
