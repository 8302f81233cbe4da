import ComposableNavigation
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

  @Test func `the target of a redirect is refused as any link`() throws {
    var app = ToyApp()
    #expect(throws: LinkError.self) { try Self.map().replace(with: "n/x", in: &app) }
    #expect(app == ToyApp())
  }

  @Test(arguments: [
    ("n/x", "at 2: found “x”, expected Int for “id”, redirected by “n/:id”"),
    (
      "old/n/x",
      "at 6: found “x”, expected Int for “id”, redirected by “old/*rest” → “n/:id”"
    ),
    (
      "/old//people/person/1/x?y=1",
      "at 22: found “x”, expected \(screens), redirected by “old/*rest”"
    ),
    ("toy://n/%78", "at 8: found “x”, expected Int for “id”, redirected by “n/:id”"),
    (
      "find?x=1",
      "at 8: found nothing, expected a query value “q”: String for “search”, redirected by “find”"
    ),
    // The target of a redirect replaces the matched part, behind the captured components.
    ("gone", "at 0: found “nothing”, expected \(screens), redirected by “gone”"),
    ("n/7/edit", "at 4: found “change”, expected \(screens), redirected by “n/:id/edit”"),
  ])
  func `an error has its position in the link as it was given, and the redirects`(
    link: String,
    message: String
  ) throws {
    let map = try Self.map()
    var app = ToyApp()
    do throws(LinkError) {
      _ = try map.replace(with: link, in: &app, base: LinkBase(scheme: "toy"))
      Issue.record("\(link) was opened")
    } catch {
      #expect(error.description == message)
    }
    #expect(app == ToyApp())
  }

  private static let screens = "“inbox” or “note” or “person” or “search”"

  @Test func `the target of a redirect is dropped with its position too`() throws {
    var app = ToyApp()
    let outcome = try Self.map().replace(with: "old/people/nowhere", in: &app, policy: .prefix)
    guard case .opened(dropped: let dropped?) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(dropped.position == 11)
    #expect(dropped.redirects == ["old/*rest"])
    #expect(app.tabs.activeItem == .people)
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
        Redirect("old/*rest", to: "*rest"),
        Redirect("find", to: "notes/search"),
        Redirect("gone", to: "notes/nothing"),
        Redirect("n/:id/edit", to: "notes/note/:id/change")
      )
  }
}
