import ComposableNavigation
import NavigationLinks
import Testing

@Suite struct LinkMapTests {
  @Test func `the link of the whole tree follows the open screens`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    #expect(try map.currentURL(of: app) == "notes")
    app.notes.items = [.root, .inbox, .note(7), .search("a b")]
    #expect(try map.currentURL(of: app) == "notes/inbox/note/7/search?q=a%20b")
    app.tabs.activeItem = .people
    app.people.items = [.root, .person(1, tab: "x"), .person(2, tab: "y")]
    #expect(try map.currentURL(of: app) == "people/person/1/person/2?tab=x&tab=y")
    app.sheet.styledItem = .init(item: .settings, style: .pageSheet)
    app.sheetStack.items = [.root, .note(1)]
    app.alert = "delete?"
    #expect(
      try map.currentURL(of: app, base: LinkBase(scheme: "toy"))
        == "toy://people/person/1/person/2/settings/note/1?tab=x&tab=y&alert=delete%3F"
    )
  }

  @Test func `a container has a link of its own`() throws {
    let stack = LinkMap<StackNavigation<ToyApp.Screen>.State>.stack(\.self, try ToyApp.screens())
    var state = StackNavigation<ToyApp.Screen>.State(items: [.root, .note(1)])
    #expect(try stack.currentURL(of: state) == "note/1")
    _ = try stack.append(from: "inbox", to: &state)
    #expect(state.items == [.root, .note(1), .inbox])
    var app = ToyApp()
    _ = try stack.pullback(\ToyApp.people).replace(with: "person/3", in: &app)
    #expect(app.people.items == [.root, .person(3, tab: nil)])
    #expect(app.tabs.activeItem == .notes)
  }

  @Test(arguments: [
    "notes", "people/person/1/person/2?tab=x&tab=y", "notes/inbox/note/7/search?q=a",
    "people/settings/note/1/note/1", "notes/help?topic=a%2Fb", "notes?alert=x",
    "people/search/search/settings?q=a&q=b&alert=c",
  ])
  func `the same link ends in the same state on a cold and on a warm start`(link: String) throws {
    let map = try ToyApp.map()
    var (cold, warm) = (ToyApp(), ToyApp())
    _ = try map.replace(with: "people/person/9/settings/note/4", in: &warm)
    _ = try map.append(from: "note/5?alert=old", to: &warm)
    warm.notes.items = [.root, .note(1), .note(2)]
    _ = try map.replace(with: link, in: &cold)
    _ = try map.replace(with: link, in: &warm)
    #expect(warm.content == cold.content)
    #expect(try map.currentURL(of: cold) == link)
  }

  @Test func `an appended link is opened on top of the front screen`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    _ = try map.append(from: "note/1", to: &app)
    _ = try map.append(from: "note/1/search?q=x", to: &app)
    #expect(try map.currentURL(of: app) == "notes/note/1/note/1/search?q=x")
    _ = try map.append(from: "notes/note/3", to: &app)
    #expect(try map.currentURL(of: app) == "notes/note/1/note/1/search/note/3?q=x")
    _ = try map.find("people/person/1", in: &app)
    #expect(try map.currentURL(of: app) == "people/person/1")
    #expect(app.notes.items.count == 5)
    _ = try map.append(from: "settings", to: &app)
    _ = try map.append(from: "note/2", to: &app)
    #expect(try map.currentURL(of: app) == "people/person/1/settings/note/2")
  }

  @Test func `a link of another tab is not appended`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    _ = try map.append(from: "note/1", to: &app)
    let before = app
    let link = "people/person/1"
    let error = LinkError(.otherTab, at: 0, found: "people", expected: "a link of the open tab")
    #expect(throws: error) { try map.append(from: link, to: &app) }
    #expect(app == before)
    let outcome = try map.append(from: link, to: &app, policy: .prefix)
    guard case .opened(dropped: let dropped?) = outcome else {
      Issue.record("nothing was dropped")
      return
    }
    #expect(dropped.kind == .otherTab)
    #expect(app == before)
    #expect(
      dropped.description == "at 0: found “people”, expected a link of the open tab"
    )
    for mode in [LinkMode.findOrBuild, .replace] {
      var other = app
      _ = try map.resume(PendingLink(link, mode: mode), in: &other)
      #expect(other.tabs.activeItem == .people)
    }
  }

  @Test func `a tab that is not there is refused`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    app.tabs.items = [.notes]
    let before = app
    #expect(
      throws: LinkError(.noPattern, at: 0, found: "people", expected: "a tab that is there")
    ) {
      try map.replace(with: "people", in: &app)
    }
    #expect(app == before)
  }

  @Test func `an empty link appends nothing and leads to the root`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    _ = try map.append(from: "note/1/settings", to: &app)
    let before = app
    #expect(try map.append(from: "", to: &app) == .opened(dropped: nil))
    #expect(app == before)
    _ = try map.replace(with: "", in: &app)
    #expect(app.content == ToyApp().content)
  }

  @Test func `what persists keeps its id`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    _ = try map.replace(with: "notes/inbox/note/1", in: &app)
    let ids = app.notes.entries.ids
    _ = try map.find("notes/inbox/note/1/note/2", in: &app)
    #expect(Array(app.notes.entries.ids.prefix(3)) == ids)
    #expect(app.notes.items.last == .note(2))
  }

  @Test func `find or build goes back to open screens and builds the missing ones`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    app.notes.items = [.root, .inbox, .note(1), .note(2), .search("x")]
    _ = try map.find("notes/note/1", in: &app)
    #expect(app.notes.items == [.root, .inbox, .note(1)])
    _ = try map.find("notes/inbox/note/3", in: &app)
    #expect(app.notes.items == [.root, .inbox, .note(3)])
    _ = try map.find("notes/note/8", in: &app)
    #expect(app.notes.items == [.root, .inbox, .note(8)])
  }

  @Test func `a screen that a link begins with gets its parents`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    _ = try map.replace(with: "notes/note/7", in: &app)
    #expect(app.notes.items == [.root, .inbox, .note(7)])
    #expect(try map.currentURL(of: app) == "notes/inbox/note/7")
    _ = try map.replace(with: "notes/inbox/note/7", in: &app)
    #expect(app.notes.items == [.root, .inbox, .note(7)])
  }

  @Test(arguments: [
    ("notes/note/1/nowhere", "at 13: found “nowhere”", "notes/inbox/note/1"),
    ("notes/note/x", "at 11: found “x”, expected Int for “id”", "notes"),
    (
      "notes/note/1/search/note/2", "at 26: found nothing, expected a query value “q”",
      "notes/inbox/note/1"
    ),
  ])
  func `a refused link changes nothing, unless the readable part suffices`(
    link: String,
    message: String,
    opened: String
  ) throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    app.alert = "open"
    let before = app
    do throws(LinkError) {
      _ = try map.replace(with: link, in: &app)
      Issue.record("it was opened")
    } catch {
      #expect(error.description.hasPrefix(message), "\(error)")
    }
    #expect(app == before)
    let outcome = try map.replace(with: link, in: &app, policy: .prefix)
    #expect(try map.currentURL(of: app) == opened)
    guard case .opened(let dropped?) = outcome else {
      Issue.record("nothing was reported as dropped")
      return
    }
    #expect(dropped.description.hasPrefix(message))
  }

  @Test func `a guard holds a link back before anything moves, and it is resumed`() throws {
    let map = try ToyApp.map()
    let signedIn = LinkGuard<ToyApp> { now, then in
      then.tabs.activeItem == .people && now.user == nil ? "sign in first" : nil
    }
    var app = ToyApp()
    #expect(try map.append(from: "note/1", to: &app, guardedBy: signedIn) == .opened(dropped: nil))
    let before = app
    guard
      case .held(let link) = try map.replace(with: "people/person/1", in: &app, guardedBy: signedIn)
    else {
      Issue.record("it was not held")
      return
    }
    #expect(app == before)
    #expect(link.reason == "sign in first")
    app.pending = link
    #expect(try map.resume(app.pending, in: &app, guardedBy: signedIn) == .held(link))
    app.user = "Ada"
    #expect(try map.resume(app.pending, in: &app, guardedBy: signedIn) == .opened(dropped: nil))
    #expect(try map.currentURL(of: app) == "people/person/1")
    #expect(try map.resume(nil, in: &app) == .opened(dropped: nil))
  }

  @Test func `a shared value is read by every screen of that name`() throws {
    enum Screen: Hashable, Sendable { case root, a(Int), b(Int) }
    let table = try LinkTable<Screen> {
      Link(/Screen.a) {
        "a"
        Query.value("n", Int.self, shared: true)
      }
      Link(/Screen.b) {
        "b"
        Query.value("n", Int.self)
      }
    }
    let map = LinkMap<StackNavigation<Screen>.State>.stack(\.self, table)
    var state = StackNavigation<Screen>.State(items: [.root])
    _ = try map.replace(with: "a/a/b/b?n=1&n=2", in: &state)
    #expect(state.items == [.root, .a(1), .a(1), .b(1), .b(2)])
    #expect(try map.currentURL(of: state) == "a/a/b/b?n=1&n=2")
    state.items = [.root, .a(1), .a(2)]
    #expect(throws: LinkPrintError.sharedName("n")) { try map.currentURL(of: state) }
    #expect(map.check(from: .init(items: [.root]), comparing: \.items).failure == nil)
  }

  @Test func `a sound map passes its check`() throws {
    let check = try ToyApp.map().check(from: ToyApp()) { $0.content }
    #expect(check.failure == nil, "\(check)")
    #expect(check.cases == 500)
    #expect(check.unrepresentable == ["the query has one “tab” for two different values"])
  }

  @Test func `the check finds a custom mapping that does not close`() throws {
    let alerts = try LinkTable<String> {
      Link(CasePath.whole, id: "alert") {
        "alert"
        Segment.value("text", String.self)
      }
    }
    let map = LinkMap<ToyApp>.value(
      alerts,
      get: \.alert,
      set: { if let text = $1 { $0.alert = text } }
    )
    let check = map.check(from: ToyApp()) { $0.content }
    #expect(check.failure?.law == .warm)
  }

  @Test func `the check finds two screens whose links are ambiguous together`() throws {
    enum Screen: Hashable, Sendable { case root, a, b, ab }
    let table = try LinkTable<Screen> {
      Link(/Screen.a) { "a" }
      Link(/Screen.b) { "b" }
      Link(/Screen.ab) { "a/b" }
    }
    let map = LinkMap<StackNavigation<Screen>.State>.stack(\.self, table)
    let check = map.check(from: .init(items: [.root]), comparing: \.items)
    #expect(check.failure?.law == .roundTrip)
    #expect(check.failure?.witness.hasSuffix("a/b") == true)
  }

  @Test func `the check names a screen whose link another pattern reads`() throws {
    enum Screen: Hashable, Sendable { case root, a, any(String) }
    let table = try LinkTable<Screen> {
      Link(/Screen.a) { "a" }
      Link(/Screen.any) { Segment.value("x", String.self) }
    }
    let map = LinkMap<StackNavigation<Screen>.State>.stack(\.self, table)
    let check = map.check(from: .init(items: [.root]), comparing: \.items)
    #expect(check.failure == nil, "\(check)")
    #expect(check.unrepresentable.contains("“a” reads the link of “:x” for the value"))
  }
}
