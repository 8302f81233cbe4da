import ComposableNavigation
import NavigationRoutes
import Testing

/// Routes whose paths match stops only in part.
@MainActor
@Suite struct RoutePolicyTests {
  private let lenient = RouteNavigation(map: toyMap, policy: .prefix)

  @Test(arguments: [
    ("/notes/7/x/y", "/notes/7"), ("/notes/x", "/notes"), ("/settings/x", "/settings"),
    ("/tabs/a/albums/x", "/tabs/a/albums/1"), ("/companies/4/x", "/companies/4"),
    ("/notes/7/edit", "/notes/7/edit"), ("/x", "/help"), ("/companies", "/help"),
  ])
  func `with prefix a route goes as far as stops match, by at least one component`(
    text: String,
    end: String
  ) throws {
    let start = Routes.State(scenes: [RouteScene(route: Route(path: path("/help")))])
    let state = lenient.state(start, after: .navigate(to: text))
    #expect(state.path == end)
    if text == end {
      #expect(state.lastError == nil)
    } else {
      let mismatch = #expect(throws: RouteMismatch.self) { try toyMap.resolve(path(text)) }
      #expect(state.lastError == mismatch.map(RouteError.unresolved))
    }
  }

  @Test func `strict is the default`() {
    let state = RouteNavigation(map: toyMap).state(after: .navigate(to: "/notes/7/x"))
    #expect(state.path == "/")
    #expect(state.lastError != nil)
  }

  @Test func `a part is reported once, and each route of a URL goes as far as it can`() {
    var refusals: [Refusal] = []
    let routes = lenient
    let store = Store(initialState: Routes.State()) { routes }
    store.onRefusal = { refusals.append($0) }
    store.send(.open(url: "app://main/notes/x#/help/y"))
    #expect(store.state.drawing == "main /notes | /help")
    #expect(refusals.count == 1)
    #expect(refusals.first?.reason(as: RouteError.self) == store.state.lastError)
    store.send(.navigate(to: "/notes", skipIfAncestor: true))
    store.send(.navigate(to: "/settings"))
    #expect(refusals.count == 1)
    #expect(store.state.lastError == nil)
  }

  @Test func `the guard is asked about the part`() {
    let closed = RouteGuard { place, _ in
      place.path.components == ["settings"] ? .refuse("closed") : .allow
    }
    let routes = RouteNavigation(map: toyMap, guard: closed, policy: .prefix)
    let state = routes.state(after: .navigate(to: "/settings/x"))
    #expect(state.path == "/")
    #expect(state.lastError == .refused(path("/settings"), reason: "closed"))
  }
}
