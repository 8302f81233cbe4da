import NavigationLinks
import Testing

/// Time grows with the work, no faster.
@Suite struct RouteGrowthTests {
  @Test func `a path is read in time that grows with its text`() throws {
    let factor = try growth(from: 500, of: text) { _ = try RoutePath($0) }
    #expect(factor < mostGrowth)
    #expect(try RoutePath(text(12_500)).components.count == 12_500)
  }

  @Test func `the places of a route are told in time that grows with its path`() throws {
    let factor = try growth(from: 500, of: { Route(path: path(text($0))) }) { route in
      #expect(route.places.count == route.path.components.count + 1)
      #expect(route.legs.last?.component == "ab")
    }
    #expect(factor < mostGrowth)
  }

  @Test func `what many places remember is read in time that grows with them`() throws {
    let factor = try growth(from: 100, of: { cache($0) }) { json in
      let cache = try decoded(json, as: RouteCache.self)
      #expect(cache.snapshots.isEmpty == false)
    }
    #expect(factor < mostGrowth)
  }

  @Test func `many scenes are collected in time that grows with them`() throws {
    let factor = try growth(
      from: 200,
      of: { size in (0..<size).map { RouteScene(name: "scene \($0)") } },
      { _ = RouteNavigation.State(scenes: $0) }
    )
    #expect(factor < mostGrowth)
  }

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

  private func text(_ size: Int) -> String {
    "/" + Array(repeating: "ab", count: size).joined(separator: "/")
  }

  private func cache(_ size: Int) -> String {
    let routes = (0..<size).map { #""/tabs/\#($0)/a""# }.joined(separator: ",")
    return #"{"policy":"forever","path":"/tabs","snapshots":[\#(routes)]}"#
  }
}
