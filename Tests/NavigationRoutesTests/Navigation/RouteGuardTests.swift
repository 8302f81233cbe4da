import ComposableNavigation
import NavigationRoutes
import Testing

@Suite struct RouteGuardTests {
  @Test func `a guard allows, refuses or redirects before anything moves`() {
    let routes = RouteNavigation(
      guard: RouteGuard { place, state in
        switch place.path.description {
        case "/account": .redirect(to: "/login")
        case "/up": .redirect(to: "..")
        case "/secret" where !place.isDetail: .refuse("it is secret")
        default: .allow
        }
      }
    )
    let state = routes.state(after: .navigate(to: "/notes/7"))
    #expect(state.path == "/notes/7")
    #expect(routes.state(state, after: .navigate(to: "/account")).path == "/login")
    #expect(routes.state(state, after: .navigate(to: "/up")).path == "/notes")
    let refused = routes.state(state, after: .navigate(to: "/secret"))
    #expect(refused.scenes == state.scenes)
    #expect(refused.lastError?.description == "/secret was refused: it is secret")
    let detail = routes.state(state, after: .navigate(to: "/secret", isDetail: true))
    #expect(detail.drawing == "main /notes/7 | /secret")
  }

  @Test func `a guard decides about the remembered place of a tab, not about the tab`() {
    let routes = RouteNavigation(
      guard: RouteGuard { place, state in
        place.path == path("/tabs/one/x") && state.path == "/tabs/two" ? .refuse("no") : .allow
      }
    )
    let state = routes.state(
      after: .navigate(to: "/tabs/one/x"),
      .beginCaching(path("/tabs")),
      .navigate(to: "/tabs/two"),
      .navigate(to: "/tabs/one")
    )
    #expect(state.path == "/tabs/two")
    #expect(state.lastError?.description == "/tabs/one/x was refused: no")
  }

  @Test func `a circle of redirects is shown`() {
    let routes = RouteNavigation(
      guard: RouteGuard { place, _ in
        switch place.path.description {
        case "/a": .redirect(to: "/b")
        case "/b": .redirect(to: "/c")
        case "/c": .redirect(to: "/b")
        default: .allow
        }
      }
    )
    let state = routes.state(after: .navigate(to: "/a"))
    #expect(state.path == "/")
    #expect(state.lastError?.description == "the redirects do not end: /a → /b → /c → /b")
  }

  @Test func `a redirect that is no path is refused`() {
    let routes = RouteNavigation(guard: RouteGuard { _, _ in .redirect(to: "/%") })
    let refusal = RouteNavigation.refusal(of: .navigate(to: "/"), in: .init(), by: routes)
    #expect(refusal?.description.hasPrefix("/%") == true)
  }
}
