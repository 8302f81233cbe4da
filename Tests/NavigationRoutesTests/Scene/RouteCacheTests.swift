import NavigationRoutes
import Testing

@Suite struct RouteCacheTests {
  private let routes = RouteNavigation()

  private func tabs(_ policy: RouteCache.Policy = .whileActive) -> Routes.State {
    routes.state(
      after: .navigate(to: "/tabs/one"),
      .beginCaching(path("/tabs"), policy: policy),
      .navigate(to: "/tabs/one/x/y"),
      .navigate(to: "/tabs/two")
    )
  }

  @Test func `a tab returns as it was left, not animated`() {
    let state = routes.state(tabs(), after: .navigate(to: "/tabs/one"))
    #expect(state.path == "/tabs/one/x/y")
    #expect(state[scene: "main"]?.route.isAnimated == false)
    #expect(routes.state(state, after: .navigate(to: "/tabs/two")).path == "/tabs/two")
  }

  @Test func `inside a tab its path goes up`() {
    let inside = routes.state(tabs(), after: .navigate(to: "/tabs/one"), .navigate(to: "/tabs/one"))
    #expect(inside.path == "/tabs/one")
    let up = routes.state(tabs(), after: .navigate(to: "/tabs/one"), .navigate(to: ".."))
    #expect(up.path == "/tabs/one/x")
  }

  @Test func `only the exact child of a cached place is looked up`() {
    #expect(routes.state(tabs(), after: .navigate(to: "/tabs/one/z")).path == "/tabs/one/z")
    #expect(routes.state(tabs(), after: .navigate(to: "/tabs")).path == "/tabs")
    #expect(routes.state(tabs(), after: .navigate(to: "/tabs/three")).path == "/tabs/three")
  }

  @Test func `a place remembers the route that it began on`() {
    let state = routes.state(
      after: .navigate(to: "/tabs/one/x"),
      .beginCaching(path("/tabs")),
      .navigate(to: "/tabs/two"),
      .navigate(to: "/tabs/one")
    )
    #expect(state.path == "/tabs/one/x")
  }

  @Test func `of nested caches the deepest remembers`() {
    let state = routes.state(
      tabs(),
      after: .navigate(to: "/tabs/two/in/a"),
      .beginCaching(path("/tabs/two/in")),
      .navigate(to: "/tabs/two/in/a/1"),
      .navigate(to: "/tabs/two/in/b")
    )
    let caches = state[scene: "main"]?.route.caches.map { "\($0.path) \($0.snapshots)" }
    #expect(
      caches == [
        "/tabs [/tabs/one/x/y, /tabs/two/in/a]", "/tabs/two/in [/tabs/two/in/a/1, /tabs/two/in/b]",
      ]
    )
    #expect(routes.state(state, after: .navigate(to: "/tabs/two/in/a")).path == "/tabs/two/in/a/1")
  }

  @Test(arguments: [
    (RouteCache.Policy.forever, "/tabs", true), (.forever, "/", true), (.forever, "/x/y", true),
    (.whileActive, "/tabs", true), (.whileActive, "/tabs/three/4", true),
    (.whileActive, "/", false),
    (.whileActive, "/x", false), (.whileParentActive, "/", true), (.whileParentActive, "/x", true),
  ])
  func `a place remembers as long as its policy says`(
    policy: RouteCache.Policy,
    next: String,
    isKept: Bool
  ) {
    let state = routes.state(tabs(policy), after: .navigate(to: next), .navigate(to: "/tabs/one"))
    #expect(state.path == (isKept ? "/tabs/one/x/y" : "/tabs/one"))
  }

  @Test func `whileParentActive ends when the route leaves the place above`() {
    let state = routes.state(
      after: .navigate(to: "/home/tabs/one/x"),
      .beginCaching(path("/home/tabs"), policy: .whileParentActive),
      .navigate(to: "/home/other")
    )
    #expect(state[scene: "main"]?.route.caches.count == 1)
    let left = routes.state(state, after: .navigate(to: "/away"))
    #expect(left[scene: "main"]?.route.caches == [])
  }

  @Test func `a place that remembers already continues, and one off the route cannot begin`() {
    let state = routes.state(tabs(), after: .beginCaching(path("/tabs"), policy: .forever))
    #expect(state[scene: "main"]?.route.caches.map(\.policy) == [.whileActive])
    let off = routes.state(state, after: .beginCaching(path("/away")))
    #expect(off.scenes == state.scenes)
    #expect(
      off.lastError?.description
        == "the route does not pass /away, so nothing can be remembered there"
    )
  }

  @Test func `a place can forget on request, twice`() {
    let state = routes.state(
      tabs(),
      after: .stopCaching(path("/tabs")),
      .stopCaching(path("/tabs"))
    )
    #expect(state[scene: "main"]?.route.caches == [])
    #expect(routes.state(state, after: .navigate(to: "/tabs/one")).path == "/tabs/one")
  }

  @Test func `the root can remember, and has itself above`() {
    let state = routes.state(
      after: .beginCaching(.root, policy: .whileParentActive),
      .navigate(to: "/a/b"),
      .navigate(to: "/c"),
      .navigate(to: "/a")
    )
    #expect(state.path == "/a/b")
    #expect(state[scene: "main"]?.route.caches.first?.parent == .root)
  }

  @Test func `the detail route remembers for itself`() {
    let state = routes.state(
      after: .navigate(to: "/tabs/one", isDetail: true),
      .beginCaching(path("/tabs"), isDetail: true),
      .navigate(to: "/tabs/one/x", isDetail: true),
      .navigate(to: "/tabs/two", isDetail: true),
      .navigate(to: "/tabs/one"),
      .navigate(to: "/tabs/one", isDetail: true)
    )
    #expect(state.drawing == "main /tabs/one | /tabs/one/x")
  }
}
