import ComposableNavigation
import NavigationLinks
import Testing

@Suite struct RouteNavigationBackTests {
  /// The drawings of a state and of those that repeated back leads to.
  private func way(_ start: Routes.State, by routes: Routes) -> [String] {
    var (state, drawings) = (start, [start.drawing])
    while let action = routes.backAction(in: state), drawings.count < 20 {
      #expect(routes.previewBack(in: state)?.drawing == routes.state(state, after: action).drawing)
      state = routes.state(state, after: action)
      drawings.append(state.drawing)
    }
    return drawings
  }

  @Test func `back goes up, in the detail route first`() {
    let routes = RouteNavigation()
    let state = routes.state(
      after: .navigate(to: "/notes/7"),
      .navigate(to: "/pages/2", isDetail: true)
    )
    #expect(
      way(state, by: routes) == [
        "main /notes/7 | /pages/2", "main /notes/7 | /pages", "main /notes/7 | /",
        "main /notes | /", "main / | /",
      ]
    )
  }

  @Test(arguments: [
    "/", "/notes/7/edit", "/tabs", "/tabs/music/albums", "/companies/3/news", "/settings",
  ])
  func `repeated back ends, also where a map leads on`(start: String) {
    let routes = RouteNavigation(map: toyMap)
    let state = routes.state(after: .navigate(to: start))
    let way = way(state, by: routes)
    #expect(way.count < 10 && Set(way).count == way.count)
    #expect(way.last == "main / | /")
  }

  @Test func `a place that remembers where it was left does not keep anybody from going back`() {
    let routes = RouteNavigation()
    let state = routes.state(
      after: .navigate(to: "/notes/7"),
      .beginCaching(path("/notes"), policy: .whileActive)
    )
    let way = way(state, by: routes)
    #expect(way.count < 10 && way.last == "main / | /")
  }

  @Test func `no guard undoes a back, and a scene of another name is not meant`() {
    let routes = RouteNavigation(guard: RouteGuard { _, _ in .refuse("closed") })
    let open = RouteNavigation().state(after: .navigate(to: "/notes"))
    #expect(way(open, by: routes) == ["main /notes | /", "main / | /"])
    let other = Routes.State(scenes: [RouteScene(name: "second")])
    #expect(routes.backAction(in: other) == nil)
  }
}
