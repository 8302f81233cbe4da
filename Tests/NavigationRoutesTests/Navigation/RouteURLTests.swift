import NavigationRoutes
import Testing

@Suite struct RouteURLTests {
  @Test(arguments: [
    ("main/notes", "main /notes"), ("/main/notes", "main /notes"),
    ("app://main/notes/", "main /notes"), ("app:main/notes", "main /notes"),
    ("app:///main/notes", "main /notes"), ("main/notes/#/detail/7/", "main /notes # /detail/7"),
    ("app://two?x=1#7", "two / # /7"), ("", "main /"), ("/", "main /"), ("app://", "main /"),
    ("two/a%20b/c?d/e", "two /a%20b/c"), ("main#", "main / # /"), ("../main/../a", "main /a"),
    ("a%2Fb/c", "a/b /c"), ("main/a:b", "main /a:b"), ("main/../..", "main /"),
  ])
  func `a URL says a scene, a path and a detail path`(text: String, parts: String) throws {
    #expect(try drawing(RouteURL(text)) == parts)
  }

  @Test func `the position of the scene can be declared`() throws {
    let text = "https://example.com/two/notes#7"
    #expect(try drawing(RouteURL(text, scene: .leading)) == "example.com /two/notes # /7")
    #expect(try drawing(RouteURL(text, scene: .firstComponent)) == "two /notes # /7")
    #expect(try drawing(RouteURL(text, scene: .fixed("main"))) == "main /two/notes # /7")
  }

  @Test(arguments: [("app://main/a/%F", 13), ("main/a#/b/%FF", 10), ("%/a", 0)])
  func `an error names the byte of the URL`(text: String, position: Int) {
    #expect(#expect(throws: RoutePathError.self) { try RouteURL(text) }?.position == position)
  }

  @Test func `opening a URL moves both routes or neither`() {
    let closed = RouteGuard { place, _ in place.path == path("/secret") ? .refuse("no") : .allow }
    let routes = RouteNavigation(guard: closed)
    let state = routes.state(after: .navigate(to: "/a/b"), .open(url: "app://main/notes#/7"))
    #expect(state.drawing == "main /notes | /7")
    #expect(routes.state(state, after: .open(url: "main/x")).drawing == "main /x | /7")
    let refused = routes.state(state, after: .open(url: "main/x#/secret"))
    #expect(refused.drawing == state.drawing)
    #expect(refused.lastError?.description == "/secret was refused: no")
    #expect(routes.state(state, after: .open(url: "")).drawing == "main / | /7")
  }

  private func drawing(_ url: RouteURL) -> String {
    "\(url.scene) \(url.path)" + (url.detail.map { " # \($0)" } ?? "")
  }
}
