import ComposableNavigation
import NavigationRoutes
import NavigationTesting
import Testing

@Suite struct RouteNavigationTests {
  private let routes = RouteNavigation()

  @Test(arguments: [
    ("/notes/7", "/notes/7"), ("7", "/notes/7"), ("..", "/"), ("../settings", "/settings"),
    (".", "/notes"), ("", "/"), ("/", "/"), ("../../..", "/"), ("a%2Fb", "/notes/a%2Fb"),
  ])
  func `a route goes where a path says, from where it is`(text: String, end: String) {
    let state = routes.state(after: .navigate(to: "/notes"), .navigate(to: text))
    #expect(state.path == end)
  }

  @Test func `a path can begin at another place than the route's`() {
    let state = routes.state(
      after: .navigate(to: "/notes/7/edit"),
      .navigate(to: "8", from: path("/notes"))
    )
    #expect(state.path == "/notes/8")
  }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "/a/b/c"), ("/a/b", "/a/b", "/a/b"), ("/a/bb", "/a/b", "/a/b"),
    ("/a/b", "/a/c", "/a/c"), ("/a", "/a/b", "/a/b"), ("/a/b", "/", "/a/b"),
  ])
  func `with skipIfAncestor a route that is at the place or below it stays`(
    start: String,
    target: String,
    end: String
  ) {
    let state = routes.state(
      after: .navigate(to: start),
      .navigate(to: target, skipIfAncestor: true)
    )
    #expect(state.path == end)
  }

  @Test(arguments: [
    ("/a", "/a", true, "/a"), ("/", "/a", true, "/a"), ("/a", "/a", false, "/"),
    ("/a/b", "/a", false, "/a/b"), ("/a/b", "/a/b", false, "/a"), ("/b", "/a", false, "/b"),
    ("/", "/", false, "/"),
  ])
  func `toggling goes to a place, or up from it and from nowhere else`(
    start: String,
    target: String,
    isActive: Bool,
    end: String
  ) {
    let toggle = Routes.Action.toggle(to: target, isActive: isActive)
    #expect(routes.state(after: .navigate(to: start), toggle).path == end)
  }

  @Test func `each call says where by to and from, and whether it is animated`() {
    let notes = path("/notes")
    let request = RouteRequest(to: "7", from: notes, scene: "two", isDetail: true, animated: false)
    #expect(request.path == "7")
    #expect(request.base == notes)
    #expect(!request.isAnimated)
    #expect(request.isDetail)
    #expect(
      Routes.Action.navigate(to: "7", from: notes, scene: "two", isDetail: true, animated: false)
        == .navigate(request)
    )
    #expect(
      Routes.Action.beginRouting(
        to: "7",
        from: notes,
        scene: "two",
        isDetail: true,
        animated: false
      ) == .beginRouting(request)
    )
    #expect(
      Routes.Action.toggle(
        to: "7",
        from: notes,
        scene: "two",
        isDetail: true,
        isActive: true,
        animated: false
      ) == .toggle(request, isActive: true)
    )
  }

  @Test func `scenes are added, replaced, cleared and reset by name`() {
    var state = routes.state(
      after: .addScene(RouteScene(name: "two", route: Route(path: path("/notes")))),
      .navigate(to: "3", scene: "two"),
      .navigate(to: "/9", scene: "two", isDetail: true)
    )
    #expect(state.drawing == "main / | /, two /notes/3 | /9")
    state = routes.state(state, after: .resetRoute(scene: "two", isDetail: true))
    #expect(state.drawing == "main / | /, two /notes/3 | /")
    state = routes.state(state, after: .addScene(RouteScene(name: "two")), .clearScene("main"))
    #expect(state.drawing == "two / | /")
    #expect(routes.state(state, after: .clearScene("two")).drawing == "")
  }

  @Test func `a cleared scene leaves nothing behind`() {
    let scene = RouteScene(name: "two")
    let state = routes.state(
      after: .addScene(scene),
      .navigate(to: "/tabs/a/1", scene: "two"),
      .beginCaching(path("/tabs"), policy: .forever, scene: "two"),
      .clearScene("two")
    )
    #expect(state == Routes.State())
    #expect(routes.state(state, after: .addScene(scene))[scene: "two"] == scene)
  }

  @Test func `of scenes with one name the last holds`() {
    let state = Routes.State(scenes: [
      RouteScene(), RouteScene(name: "two"), RouteScene(route: Route(path: path("/a"))),
    ])
    #expect(state.drawing == "main /a | /, two / | /")
  }

  @Test(arguments: [
    (Routes.Action.navigate(to: "/", scene: "x"), "there is no scene x"),
    (
      .navigate(to: "/%"),
      "/% is no path: % at 1 begins no escape: two hexadecimal digits were "
        + "expected; a percent sign is %25"
    ),
    (.beginCaching(RoutePath.root.parent, scene: "x"), "there is no scene x"),
    (.open(url: "x/a"), "there is no scene x"),
    (
      .open(url: "main/a#/%FF"),
      "main/a#/%FF is no path: the component at 8 is no UTF-8 when its "
        + "escapes are read"
    ),
    (.toggle(to: "/", scene: "x", isActive: false), "there is no scene x"),
    (.completeRouting(scene: "x"), "there is no scene x"),
    (.reportShown(primary: .root, detail: nil, scene: "x"), "there is no scene x"),
    (.stopCaching(.root, scene: "x"), "there is no scene x"),
    (.clearScene("x"), "there is no scene x"),
    (.resetRoute(scene: "x"), "there is no scene x"),
  ])
  func `an impossible action does nothing, with a reason`(action: Routes.Action, reason: String) {
    let before = routes.state(after: .navigate(to: "/notes"))
    let after = routes.state(before, after: action)
    #expect(after.scenes == before.scenes)
    #expect(after.lastError.map { "\($0)" } == reason)
    let refusal = RouteNavigation.refusal(of: action, in: before, by: routes)
    #expect(refusal?.reason(as: RouteError.self) == after.lastError)
  }

  @MainActor @Test func `a refusal reaches the store, and the next navigation forgets it`() async {
    let store = TestStore(initialState: Routes.State()) { RouteNavigation() }
    store.exhaustivity = .off
    await store.send(.navigate(to: "/", scene: "other"))
    #expect(store.refusals == [.because(RouteError.sceneNotFound("other"))])
    #expect(store.refusals.map(\.description) == ["there is no scene other"])
    #expect(store.refusals.first?.reason(as: RouteError.self) == .sceneNotFound("other"))
    #expect(store.state.lastError == .sceneNotFound("other"))
    await store.send(.navigate(to: "/a"))
    #expect(store.state.lastError == nil)
    await store.send(.setError(.other("no network")))
    #expect(store.state.lastError?.description == "no network")
    await store.send(.setError(nil))
    #expect(store.state.lastError == nil)
  }

  @Test func `a route is animated when the action and the options say so`() {
    #expect(isAnimated(.navigate(to: "/a")))
    #expect(!isAnimated(.navigate(to: "/a", animated: false)))
    #expect(!isAnimated(.navigate(to: "/a"), Routes.Options(isAnimationEnabled: false)))
    #expect(isAnimated(.open(url: "main/a")))
    #expect(!isAnimated(.open(url: "main/a", animated: false)))
  }

  private func isAnimated(_ action: Routes.Action, _ options: Routes.Options = .init()) -> Bool {
    routes.state(after: .setOptions(options), action)[scene: "main"]?.isAnimated ?? false
  }

  @Test func `legs say the way from the root, one component each`() {
    let route = Route(path: path("/a/b"))
    #expect(
      route.legs.map { "\($0.index) \($0.parent) \($0.component) \($0.path)" } == [
        "1 / a /a", "2 /a b /a/b",
      ]
    )
    #expect(route.lastLeg == route.legs.last)
    #expect(Route(path: path("/a")).lastLeg?.component == "a")
    #expect(Route().lastLeg == nil)
    #expect(Route().legs.isEmpty)
    #expect(route.places.map(\.description) == ["/", "/a", "/a/b"])
    #expect(route.leg(from: .root)?.component == "a")
    #expect(route.leg(from: path("/a/b")) == nil)
    #expect(route.leg(from: path("/x")) == nil)
  }
}
