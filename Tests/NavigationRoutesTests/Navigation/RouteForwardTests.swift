import ComposableNavigation
import NavigationRoutes
import Testing
import TestSupport

/// Forward, which returns to the place that an upward navigation left.
@Suite struct RouteForwardTests {
  private let routes = RouteNavigation(map: toyMap)
  private let start = Routes.State(options: .init(history: .kept(limit: 3)))

  /// The routes at `/`, after going up from `/notes/7/edit` step by step.
  private var up: Routes.State {
    var state = routes.state(start, after: .navigate(to: "/notes/7/edit"))
    while let back = routes.backAction(in: state) { state = routes.state(state, after: back) }
    return state
  }

  private func ahead(_ state: Routes.State, isDetail: Bool = false) -> [String] {
    state.route(inScene: "main", isDetail: isDetail)?.forwardPlaces.map(\.description) ?? []
  }

  @Test func `routes keep no history by default`() {
    let state = routes.state(after: .navigate(to: "/notes/7"), .navigate(to: ".."))
    #expect(ahead(state) == [])
    #expect(routes.forwardAction(in: state) == nil)
    let refusal = RouteNavigation.refusal(of: .goForward(), in: state, by: routes)
    #expect(refusal?.description == "there is nothing to go forward to")
    #expect(refusal?.reason(as: RouteError.self) == .notAhead(.exactly(1), there: 0))
  }

  @Test func `places that the user leaves by going back are ahead, the nearest first`() {
    #expect(up.path == "/")
    #expect(ahead(up) == ["/notes", "/notes/7", "/notes/7/edit"])
    #expect(routes.state(up, after: .goForward()).path == "/notes")
    let two = routes.state(up, after: .goForward(.exactly(2)))
    #expect(two.path == "/notes/7")
    #expect(ahead(two) == ["/notes/7/edit"])
    #expect(routes.state(up, after: .goForward(.upTo(9))).path == "/notes/7/edit")
    let tooMany = RouteNavigation.refusal(of: .goForward(.exactly(4)), in: up, by: routes)
    #expect(tooMany?.description == "4 were to come back, but there are only 3")
    let below = RouteNavigation.refusal(of: .goForward(.upTo(-1)), in: up, by: routes)
    #expect(below?.description == "-1 is not a count")
  }

  @Test func `going elsewhere forgets the places ahead, and staying does not`() {
    #expect(ahead(routes.state(up, after: .navigate(to: "/settings"))) == [])
    #expect(ahead(routes.state(up, after: .resetRoute())) == [])
    #expect(ahead(routes.state(up, after: .navigate(to: "/"), .verifyRoutes)) == ahead(up))
  }

  @Test func `the detail route has a history of its own, after the primary one`() throws {
    var state = routes.state(start, after: .open(url: "app://main/notes/7#/7/photo"))
    state = routes.state(state, after: .navigate(to: "/7", isDetail: true))
    #expect(ahead(state, isDetail: true) == ["/7/photo"])
    #expect(ahead(state) == [])
    let detail = try #require(routes.forwardAction(in: state))
    #expect(detail == .goForward(isDetail: true))
    #expect(routes.state(state, after: detail).drawing == "main /notes/7 | /7/photo")
    #expect(routes.forwardAction(in: up) == .goForward())
    #expect(routes.forwardAction(in: up, scene: "gone") == nil)
  }

  @Test func `the guard decides, and a refused place remains ahead`() {
    let closed = RouteNavigation(map: toyMap, guard: RouteGuard { _, _ in .refuse("closed") })
    let refused = closed.state(up, after: .goForward())
    #expect(refused.scenes == up.scenes)
    #expect(refused.lastError == .refused(path("/notes"), reason: "closed"))
    let led = RouteNavigation(
      map: toyMap,
      guard: RouteGuard { place, _ in
        place.path.components.first == "notes" ? .redirect(to: "/settings") : .allow
      }
    )
    let elsewhere = led.state(up, after: .goForward())
    #expect(elsewhere.path == "/settings")
    #expect(ahead(elsewhere) == [])
  }

  @Test func `a place that remembers does not lead forward to something else`() {
    let plain = RouteNavigation()
    let state = plain.state(
      start,
      after: .navigate(to: "/m/a/1"),
      .beginCaching(path("/m"), policy: .forever),
      .navigate(to: "/m/a"),
      .navigate(to: "/m"),
      .goForward()
    )
    #expect(state.path == "/m/a")
  }

  @Test func `of more than there is room for the nearest are kept`() {
    let small = routes.state(up, after: .setOptions(.init(history: .kept(limit: 2))))
    #expect(ahead(small) == ["/notes", "/notes/7"])
    #expect(ahead(routes.state(up, after: .setOptions(.init()))) == [])
    let scenes = Routes.State(scenes: up.scenes)
    #expect(ahead(scenes) == [])
    let added = routes.state(start, after: .addScene(small.scenes[0]))
    #expect(ahead(added) == ["/notes", "/notes/7"])
  }

  @Test func `a history is saved with its route`() throws {
    // A route that waits for its host does not wait after decoding.
    let again = try restored(up)
    #expect(ahead(again) == ahead(up))
    #expect(again.path == up.path)
    #expect(try restored(again) == again)
    let old = try decoded(#"{"path":"/a","caches":[]}"#, as: Route.self)
    #expect(old.forwardPlaces == [])
    #expect(throws: DecodingError.self) {
      try decoded(#"{"path":"/a","caches":[],"forward":["b"]}"#, as: Route.self)
    }
  }
}
