import NavigationRoutes
import Testing

/// Values with shared storage equal values without it.
@Suite struct RouteSharingTests {
  @Test func `of scenes with one name the last holds, where the first stood`() {
    let last = RouteScene(name: "a", route: Route(path: path("/last")))
    let state = RouteNavigation.State(scenes: [RouteScene(name: "a"), RouteScene(name: "b"), last])
    #expect(state.drawing == "a /last | /, b / | /")
  }

  @Test func `a path that begins another is equal to one that was read, and shown alike`() {
    let parts = Route(path: path("/a/b/c")).places
    let read = ["/", "/a", "/a/b", "/a/b/c"].map { path($0) }
    #expect(parts == read)
    #expect(Set(parts) == Set(read))
    #expect(parts.map(\.components) == [[], ["a"], ["a", "b"], ["a", "b", "c"]])
    #expect(parts.map(shown) == read.map(shown))
  }

  private func shown(_ path: RoutePath) -> [String] {
    Mirror(reflecting: path).children.map { "\($0.label ?? ""): \($0.value)" }
  }
}
