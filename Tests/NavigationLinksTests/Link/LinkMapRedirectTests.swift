import NavigationLinks
import Testing

@Suite struct LinkMapRedirectTests {
  @Test func `a whole link leads to another, and its query stays`() throws {
    let map = try Self.map()
    for (old, new) in [
      ("n/7", "notes/inbox/note/7"), ("old/n/7", "notes/inbox/note/7"),
      ("p/1?tab=a%20b", "people/person/1?tab=a%20b"), ("old/people", "people"),
      ("people", "people"),
    ] {
      var app = ToyApp()
      _ = try map.replace(with: old, in: &app)
      #expect(try map.currentURL(of: app) == new)
    }
    #expect(try map.explain("n/7", in: ToyApp()).map(\.link) == ["notes", "note/7"])
  }

  @Test func `what a redirect leads to is refused as any link is`() throws {
    var app = ToyApp()
    #expect(throws: LinkError.self) { try Self.map().replace(with: "n/x", in: &app) }
    #expect(app == ToyApp())
  }

  @Test func `redirects that come back to where they began are refused, and shown`() {
    do throws(LinkTableError) {
      _ = try LinkMap<ToyApp> {}
        .redirecting(Redirect("a/:x", to: "b/:x"), Redirect("b/:x", to: "a/:x"))
      Issue.record("it was made")
    } catch {
      #expect(error.problems.first?.kind == .redirectCycle)
      #expect(error.problems.first?.witness == "a/1")
    }
  }

  private static func map() throws -> LinkMap<ToyApp> {
    try ToyApp.map()
      .redirecting(
        Redirect("n/:id", to: "notes/note/:id"),
        Redirect("p/:id", to: "people/person/:id"),
        Redirect("old/*rest", to: "*rest")
      )
  }
}
