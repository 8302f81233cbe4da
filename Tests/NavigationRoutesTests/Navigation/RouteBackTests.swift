import ComposableNavigation
import NavigationRoutes
import Testing

/// Back as one function of the routes.
@Suite struct RouteBackTests {
  private let routes = RouteNavigation(map: toyMap)

  /// Returns the drawings after repeated back; each equals its preview.
  private func way(
    of routes: RouteNavigation,
    from start: Routes.State,
    scene: String = RouteScene.defaultName
  ) -> [String] {
    var state = start
    var drawings: [String] = []
    while drawings.count < 20, let action = routes.backAction(in: state, scene: scene) {
      #expect(RouteNavigation.refusal(of: action, in: state, by: routes) == nil)
      state = routes.state(state, after: action)
      drawings.append(state.drawing)
    }
    return drawings
  }

  static let ways: [(String, [String])] = [
    ("/notes/7/edit", ["/notes/7", "/notes", "/"]),
    // No place is between a name and its parameter.
    ("/companies/4/news", ["/companies/4", "/"]),
    // A default would lead back, or to another tab.
    ("/tabs/music/albums/7", ["/tabs/music", "/"]),
    ("/tabs/video", ["/"]),
    ("/", []),
  ]

  @Test(arguments: RouteBackTests.ways)
  func `back goes up to the next existing place`(text: String, places: [String]) {
    let state = routes.state(after: .navigate(to: text))
    #expect(state.path == text)
    #expect(way(of: routes, from: state) == places.map { "main \($0) | /" })
  }

  @Test func `without a map back goes up one component`() {
    let plain = RouteNavigation()
    let state = plain.state(after: .navigate(to: "/a/b"))
    #expect(way(of: plain, from: state) == ["main /a | /", "main / | /"])
  }

  @Test func `back leaves the detail route before the primary one`() {
    let state = routes.state(after: .open(url: "app://main/notes/7#/7/photo"))
    #expect(state.drawing == "main /notes/7 | /7/photo")
    let ends = ["main /notes/7 | /7", "main /notes/7 | /", "main /notes | /", "main / | /"]
    #expect(way(of: routes, from: state) == ends)
  }

  @Test func `back is of the scene main, unless another is named`() {
    let state = routes.state(
      after: .navigate(to: "/notes"),
      .addScene(RouteScene(name: "two")),
      .navigate(to: "/settings", scene: "two")
    )
    #expect(way(of: routes, from: state, scene: "two") == ["main /notes | /, two / | /"])
    #expect(way(of: routes, from: state, scene: "gone") == [])
    let preview = routes.previewBack(in: state)
    #expect(preview?.drawing == "main / | /, two /settings | /")
  }

  @Test func `back does the same as its preview shows`() throws {
    let state = routes.state(after: .navigate(to: "/notes/7/edit"))
    let action = try #require(routes.backAction(in: state))
    #expect(routes.previewBack(in: state) == routes.state(state, after: action))
  }

  @Test func `no guard prevents going back`() {
    let closed = RouteNavigation(map: toyMap, guard: RouteGuard { _, _ in .refuse("closed") })
    let state = Routes.State(scenes: [RouteScene(route: Route(path: path("/notes/7")))])
    #expect(way(of: closed, from: state) == ["main /notes | /", "main / | /"])
  }

  @Test func `joined routes go back as routes do`() throws {
    var state = RoutedNavigation<ToyPlaces>.State()
    let routed = RoutedNavigation<ToyPlaces>()
    state.routes = routes.state(after: .navigate(to: "/notes/7"))
    let action = try #require(routes.backAction(in: state.routes))
    #expect(routed.backAction(in: state) == .routes(action))
    #expect(routed.previewBack(in: state)?.routes.drawing == "main /notes | /")
    #expect(routed.backAction(in: .init()) == nil)
  }

  @Test func `a refusal has the map's reason only for routes that have the map`() {
    let action = Routes.Action.navigate(to: "/nowhere")
    #expect(RouteNavigation.refusal(of: action, in: .init()) == nil)
    let refusal = RouteNavigation.refusal(of: action, in: .init(), by: routes)
    let reason = refusal?.reason(as: RouteError.self)
    #expect(reason == routes.state(after: action).lastError)
    #expect(reason != nil)
    let elsewhere = Routes.Action.navigate(to: "/", scene: "two")
    let missing = Refusal.because(RouteError.sceneNotFound("two"))
    #expect(RouteNavigation.refusal(of: elsewhere, in: .init()) == missing)
  }
}
