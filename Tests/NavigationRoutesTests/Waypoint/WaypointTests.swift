import NavigationRoutes
import Testing

@Suite struct WaypointTests {
  private let routes = RouteNavigation()
  private let notes = Waypoint(path: path("/notes"))

  @Test func `a place computes its paths from itself, however long the route is`() {
    let state = routes.state(after: .navigate(to: "/notes/7/edit"))
    func end(_ action: Routes.Action) -> String { routes.state(state, after: action).drawing }
    #expect(end(notes.navigate(to: 8)) == "main /notes/8 | /")
    #expect(end(notes.navigate(to: "..")) == "main / | /")
    #expect(end(notes.navigate(to: nil as String?)) == "main /notes | /")
    #expect(end(notes.navigate(to: "/a")) == "main /a | /")
    #expect(end(notes.navigate(to: "9", skipIfAncestor: true)) == "main /notes/9 | /")
    #expect(end(notes.navigate(to: ".", skipIfAncestor: true)) == "main /notes/7/edit | /")
    #expect(end(notes.navigate(to: 8, isDetail: true)) == "main /notes/7/edit | /8")
    #expect(end(notes.navigate(to: 8, isDetail: false)) == "main /notes/8 | /")
    #expect(routes.state(state, after: notes.navigate(to: "/%")).lastError != nil)
    #expect(
      routes.state(state, after: notes.navigate(to: 1, scene: "x")).lastError
        == .sceneNotFound("x")
    )
  }

  @Test func `a place in a detail route stays in it and in its scene`() {
    let place = Waypoint(scene: "two", path: path("/a"), isDetail: true)
    let state = routes.state(after: .addScene(RouteScene(name: "two")), place.navigate(to: "b"))
    #expect(state.drawing == "main / | /, two / | /a/b")
    #expect(place.isActive(in: state))
    #expect(!Waypoint(path: path("/a")).isActive(in: state))
    let moved = routes.state(state, after: place.navigate(to: "b", isDetail: false))
    #expect(moved.drawing == "main / | /, two /b | /a/b")
  }

  @Test func `children are named by any text`() throws {
    #expect(try notes.child("a/b").path.description == "/notes/a%2Fb")
    #expect(try notes.child("..").path.components == ["notes", ".."])
    #expect(throws: RoutePathError.self) { try notes.child("") }
    #expect(Waypoint().isRoot)
    #expect(!notes.isRoot)
    #expect(Waypoint(path: path("../a")).path == path("/a"))
  }

  @Test(
    arguments: [
      ("/notes/7/edit", 7, "7", true), ("/notes/x", nil, "x", true), ("/notes", nil, nil, true),
      ("/other/7", nil, nil, false), ("/", nil, nil, false), ("/notes/a%20b", nil, "a b", true),
    ] as [(String, Int?, String?, Bool)]
  )
  func `a place reads the component that the route takes from it`(
    route: String,
    number: Int?,
    text: String?,
    isActive: Bool
  ) {
    let state = routes.state(after: .navigate(to: route))
    #expect(notes.parameter(as: Int.self, in: state) == number)
    #expect(notes.parameter(as: String.self, in: state) == text)
    #expect(notes.leg(in: state)?.component == text)
    #expect(notes.isActive(in: state) == isActive)
    #expect(notes.route(in: state)?.path.description == path(route).description)
    let elsewhere = Waypoint(scene: "x", path: path("/notes"))
    #expect(elsewhere.route(in: state) == nil)
    #expect(!elsewhere.isActive(in: state))
  }

  @Test(arguments: [
    ("/", true, "/notes"), ("/notes", false, "/"), ("/notes/7", false, "/notes/7"),
    ("/notes/7", true, "/notes"), ("/a", false, "/a"),
  ])
  func `a place is toggled on from anywhere, and off where the route ends at it`(
    start: String,
    isActive: Bool,
    end: String
  ) {
    let state = routes.state(after: .navigate(to: start), notes.toggle(isActive: isActive))
    #expect(state.path == end)
  }

  @Test func `a place remembers and forgets, and reports its screens`() {
    let state = routes.state(
      after: .navigate(to: "/notes/7/edit"),
      notes.beginCaching(),
      notes.navigate(to: 8),
      notes.navigate(to: 7),
      notes.completeNavigation()
    )
    #expect(state.path == "/notes/7/edit")
    #expect(state.route(inScene: "main")?.isCompleted == true)
    #expect(routes.state(state, after: notes.stopCaching())[scene: "main"]?.route.caches == [])
  }
}
