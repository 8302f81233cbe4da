import ComposableNavigation
import NavigationRoutes
import NavigationTesting
import Testing

@Suite struct RouteNavigationMapTests {
  private let routes = RouteNavigation(map: toyMap)

  @Test func `a path that no stop matches is refused at once, with the reason`() {
    let state = routes.state(after: .navigate(to: "/notes/7"), .navigate(to: "x"))
    #expect(state.path == "/notes/7")
    #expect(state.lastError?.description == "/notes/7/x: x at 2 is none of edit")
    let open = routes.state(state, after: .open(url: "main/settings#/9"))
    #expect(open.drawing == state.drawing)
    #expect(open.lastError?.description == "detail /9: 9 at 0 is none of nothing, help")
  }

  @Test func `a missing default completes the path, and the route is completed`() {
    let state = routes.state(after: .navigate(to: "/tabs"))
    #expect(state.path == "/tabs/music")
    #expect(state.route(inScene: "main")?.isCompleted == true)
    #expect(state.route(inScene: "main")?.isAnimated == true)
  }

  @Test func `a default leads to the remembered place of its tab`() {
    let state = routes.state(
      after: .navigate(to: "/tabs/music/albums/7"),
      .beginCaching(path("/tabs")),
      .navigate(to: "/tabs/songs"),
      .navigate(to: "/tabs")
    )
    #expect(state.path == "/tabs/music/albums/7")
  }

  @Test func `a detail route is removed with the place that declares it`() {
    let notes = routes.state(after: .open(url: "app://main/notes#/7"))
    #expect(notes.drawing == "main /notes | /7")
    #expect(routes.state(notes, after: .navigate(to: "new")).drawing == "main /notes/new | /7")
    #expect(routes.state(notes, after: .navigate(to: "/settings")).drawing == "main /settings | /")
    #expect(routes.state(notes, after: .resetRoute()).drawing == "main / | /")
    let waiting = routes.state(
      after: .beginRouting(to: "/notes"),
      .navigate(to: "/7", isDetail: true),
      .timeOut(Waypoint(path: path("/notes")))
    )
    #expect(waiting.drawing == "main / | /")
    let help = routes.state(notes, after: .navigate(to: "/help", isDetail: true))
    #expect(
      routes.state(help, after: .navigate(to: "/settings")).drawing == "main /settings | /help"
    )
  }

  @Test(arguments: [
    (Routes.Fallback.root, "main / | /"), (.path(path("/tabs")), "main /tabs/music | /"),
    (.path(path("/nowhere")), "main / | /"), (.clear, ""), (.stay, "main /gone | /"),
  ])
  func `a saved route without a stop goes to the fallback`(
    fallback: Routes.Fallback,
    end: String
  ) {
    let routes = RouteNavigation(map: toyMap, fallback: fallback)
    let saved = RouteScene(route: Route(path: path("/gone")))
    let state = routes.state(Routes.State(scenes: [saved]), after: .verifyRoutes)
    #expect(state.drawing == end)
    #expect(state.lastError?.description.hasPrefix("/gone: gone at 0") == true)
    #expect(routes.state(after: .addScene(saved)).drawing == end)
  }

  @Test func `a saved route that still leads somewhere is completed when it is checked`() {
    let saved = RouteScene(name: "two", route: Route(path: path("/tabs")))
    let state = routes.state(after: .addScene(saved))
    #expect(state.drawing == "main / | /, two /tabs/music | /")
    #expect(state.route(inScene: "two")?.isCompleted == true)
    #expect(state.lastError == nil)
  }

  @Test func `a fresh route is completed when it is checked, as any other`() {
    let map = RouteMap {
      RouteStop("library").tab()
      RouteStop("home").tab(isInitial: true)
    }
    let state = RouteNavigation(map: map).state(Routes.State(), after: .verifyRoutes)
    #expect(state.route(inScene: "main")?.path.description == "/home")
    #expect(state.route(inScene: "main")?.isCompleted == true)
  }

  @MainActor @Test func `screens that are mounted later have the time-out to be reported`() async {
    let clock = TestClock()
    let store = TestStore(initialState: Routes.State()) {
      RouteNavigation(map: toyMap, clock: clock)
    }
    store.exhaustivity = .off
    await store.send(.navigate(to: "/notes"))
    #expect(clock.pendingSleeps.isEmpty)
    await store.send(.beginRouting(to: "/notes/7"))
    await store.send(.beginRouting(to: "/nowhere"))
    #expect(store.state.path == "/notes/7")
    #expect(clock.pendingSleeps.count == 1)
    await clock.advance(by: .seconds(1))
    #expect(store.state.path == "/")
  }

  @Test func `a guard is asked about the completed path`() {
    let routes = RouteNavigation(
      map: toyMap,
      guard: RouteGuard { place, _ in
        place.path == path("/tabs/music") ? .redirect(to: "/settings") : .allow
      }
    )
    #expect(routes.state(after: .navigate(to: "/tabs")).path == "/settings")
  }
}
