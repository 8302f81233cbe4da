import ComposableNavigation
import NavigationLinks
import Testing
import TestSupport

/// Links of the content of a target: identity, bases, and links that screens and containers
/// declare.
@Suite struct LinkMapContentTests {
  enum Screen: Hashable, Sendable { case root, page(Int), note(String) }

  /// A sheet that carries its content.
  struct Sheet: Hashable, Sendable {
    var name: String
    var pages = StackNavigation<Screen>.State(items: [.root])
  }

  struct App: Equatable, Sendable {
    var stack = StackNavigation<Screen>.State(items: [.root])
    var sheet = ModalNavigation<Sheet>.State()
    var filter = ModalNavigation<String>.State()
    /// Reading this while no sheet is open is a fault.
    var asked = Asked()

    var inSheet: StackNavigation<Screen>.State {
      get { sheet.item?.pages ?? asked.beforeItWasOpen() }
      set {
        if let id = sheet.presentedID { sheet[id: id]?.pages = newValue }
      }
    }
  }

  /// Records reads of the content of a sheet that is not open.
  final class Asked: Sendable, Equatable {
    func beforeItWasOpen() -> StackNavigation<Screen>.State {
      Issue.record("a content's map was asked about a state in which it is not open")
      return .init(items: [.root])
    }

    static func == (lhs: Asked, rhs: Asked) -> Bool { true }
  }

  // MARK: Identity

  @Test func `a content's map is asked about states alone in which it is open`() throws {
    let map = try Self.sheets()
    for link in ["sheet/x/page/1", "", "sheet/y/page/1/page/2", "sheet/y"] {
      var cold = App()
      _ = try map.replace(with: link, in: &cold)
      #expect(try map.currentURL(of: cold) == link)
      _ = try map.find(link, in: &cold)
      for other in ["sheet/x", "sheet/y/page/9", ""] {
        var warm = cold
        _ = try map.replace(with: other, in: &warm)
        _ = try map.replace(with: link, in: &warm)
        #expect(try map.currentURL(of: warm) == link)
      }
    }
  }

  @Test func `a modal that carries its content keeps its id when the content changes`() throws {
    let map = try Self.sheets()
    var app = App()
    _ = try map.replace(with: "sheet/x/page/1", in: &app)
    let (id, place) = (app.sheet.presentedID, app.inSheet.entries.ids[1])
    _ = try map.replace(with: "sheet/x/page/1/page/2", in: &app)
    #expect(app.inSheet.items == [.root, .page(1), .page(2)])
    #expect(app.sheet.presentedID == id)
    #expect(app.inSheet.entries.ids[1] == place)
    _ = try map.find("sheet/x/page/1", in: &app)
    #expect(app.inSheet.items == [.root, .page(1)])
    #expect(app.sheet.presentedID == id)
    _ = try map.replace(with: "sheet/y/page/1", in: &app)
    #expect(app.sheet.presentedID != id)
  }

  @Test func `a value that stays open keeps its id`() throws {
    let filters = try Self.filters()
    let byValue = LinkMap<App>.value(
      filters,
      get: \.filter.item,
      set: { app, item in
        app.filter.styledItem = item.map { .init(item: $0, style: .pageSheet) }
      }
    )
    for map in [byValue, .modal(\.filter, filters)] {
      var app = App()
      _ = try map.replace(with: "filter/a", in: &app)
      let id = app.filter.presentedID
      _ = try map.replace(with: "filter/a", in: &app)
      _ = try map.find("filter/a", in: &app)
      #expect(id != nil)
      #expect(app.filter.presentedID == id)
      _ = try map.replace(with: "filter/b", in: &app)
      #expect(app.filter.presentedID != id)
      _ = try map.replace(with: "", in: &app)
      #expect(app.filter.item == nil)
    }
  }

  // MARK: Absolute links and bases

  @Test(arguments: ["/page/1", "//page/1", "/", "app://page/1"])
  func `an absolute link is not appended, and replaces`(link: String) throws {
    let base = LinkBase(scheme: "app")
    let map = try Self.pages(base)
    var stack = StackNavigation<Screen>.State(items: [.root, .page(7)])
    let before = stack
    let start = link.hasPrefix("app") ? "app://" : "/"
    #expect(throws: LinkError(.absolute, at: 0, found: start, expected: "a link from where one is"))
    {
      try map.append(from: link, to: &stack)
    }
    #expect(stack == before)
    _ = try map.replace(with: link, in: &stack)
    #expect(stack.items == (link == "/" ? [.root] : [.root, .page(1)]))
  }

  @Test func `a link knows where it begins, and prints so`() throws {
    for text in ["/a/b?x=1", "/", "/?x=1", "a/b", ""] {
      let url = try LinkURL(text)
      #expect(url.isAbsolute == text.hasPrefix("/"))
      #expect(url.description == text)
      #expect(try LinkURL(url.description) == url)
    }
    let base = LinkBase(scheme: "app")
    #expect(try LinkURL("app://a", base: base).isAbsolute)
    #expect(try LinkURL("app://a", base: base).text(base: base) == "app://a")
    #expect(try LinkURL("/a") != LinkURL("a"))
  }

  @Test func `a map's links stand where its tables say, also when they are held back`() throws {
    let filters = try Self.filters()
    let pages = try Self.pages(LinkBase(scheme: "app")).pullback(\App.stack)
    let map = LinkMap<App> {
      LinkMap.modal(\.filter, filters)
      pages
    }
    var app = App()
    _ = try map.replace(with: "app://page/1", in: &app)
    #expect(app.stack.items == [.root, .page(1)])
    #expect(try map.currentURL(of: app) == "app://page/1")
    #expect(try map.explain("app://page/1", in: App()).map(\.link) == ["app://page/1"])
    let closed = LinkGuard<App> { _, _ in "closed" }
    let other = LinkBase(scheme: "other")
    // A list of guards is one guard: the first reason counts, and an empty list lets every link
    // through.
    let list: LinkGuard<App> = .all([.all([]), closed, LinkGuard { _, _ in "never asked" }])
    let outcome = try map.replace(with: "other://page/2", in: &app, base: other, guardedBy: list)
    guard case .held(let link) = outcome else {
      Issue.record("it was opened")
      return
    }
    let saved = try restored(link)
    #expect(saved == link)
    #expect(saved.base == other)
    #expect(saved.reason == "closed")
    _ = try map.resume(saved, in: &app)
    #expect(app.stack.items == [.root, .page(2)])
  }

  @Test func `a pending link that was saved without its base is read`() throws {
    let json = #"{"text":"page/3","mode":"push","policy":"strict","reason":"closed"}"#
    let link = try decoded(json, as: PendingLink.self)
    #expect(link.base == LinkBase.none)
    var app = App()
    _ = try Self.pages().pullback(\App.stack).resume(link, in: &app)
    #expect(app.stack.items == [.root, .page(3)])
  }

  @Test func `a base that has a host and no scheme is not read`() throws {
    let reason = corruption(of: #"{"host":"notes.example"}"#, as: LinkBase.self)
    #expect(reason == "the host “notes.example” has no scheme")
    for base in [LinkBase.none, LinkBase(scheme: "notes"), LinkBase(scheme: "a", host: "b")] {
      #expect(try restored(base) == base)
    }
  }

  // MARK: Links of screens

  @Test func `the contents of the screen on top have their link behind the stack's`() throws {
    let map = try Self.filtered()
    var app = App()
    _ = try map.replace(with: "page/1/filter/a", in: &app)
    #expect(app.stack.items == [.root, .page(1)])
    #expect(app.filter.item == "a")
    let id = app.filter.presentedID
    _ = try map.replace(with: "page/1/filter/a", in: &app)
    _ = try map.find("page/1/filter/a", in: &app)
    #expect(app.filter.presentedID == id)
    _ = try map.append(from: "page/2", to: &app)
    #expect(app.stack.items == [.root, .page(1), .page(2)])
    #expect(app.filter.item == nil)
    #expect(throws: LinkError.self) { try map.replace(with: "page/2/filter/a", in: &app) }
    #expect(try map.currentURL(of: app) == "page/1/page/2")
    let check = map.check(from: App()) { ["\($0.stack.items)", $0.filter.item ?? ""] }
    #expect(check.failure == nil, "\(check)")
  }

  @Test func `each screen says which links lead on from it`() throws {
    let fromRoot = try LinkTable<Screen> {
      Link(/Screen.page) {
        "next"
        Segment.value("id", Int.self)
      }
    }
    let fromPage = try LinkTable<Screen> {
      Link(/Screen.note) {
        "next"
        Segment.value("text", String.self)
      }
    }
    let map = LinkMap<StackNavigation<Screen>.State>.stack(\.self) { screen in
      switch screen {
      case .root: fromRoot
      case .page: fromPage
      case .note: nil
      }
    }
    var stack = StackNavigation<Screen>.State(items: [.root])
    _ = try map.replace(with: "next/1/next/2", in: &stack)
    #expect(stack.items == [.root, .page(1), .note("2")])
    #expect(try map.currentURL(of: stack) == "next/1/next/2")
    #expect(throws: LinkError.self) { try map.append(from: "next/3", to: &stack) }
    stack.items = [.root, .page(1)]
    _ = try map.append(from: "next/3", to: &stack)
    #expect(stack.items == [.root, .page(1), .note("3")])
    stack.items = [.root, .note("a"), .page(1)]
    #expect(throws: LinkPrintError.noPattern("note(\"a\")")) { try map.currentURL(of: stack) }
    stack.items = [.root, .page(1), .note("a"), .page(2)]
    #expect(throws: LinkPrintError.noPattern("page(2) on note(\"a\")")) {
      try map.currentURL(of: stack)
    }
    let check = map.check(from: .init(items: [.root]), comparing: \.items)
    #expect(check.failure == nil, "\(check)")
  }

  @Test(arguments: [0, 1, 2])
  func `a map and a table are written with conditions and loops`(count: Int) throws {
    let filters = try Self.filters()
    let pages = try LinkTable<Screen> {
      if count == 0 {
        Link(Screen.page(0)) { "none" }
      } else {
        for page in 1...max(count, 1) { Link(Screen.page(page)) { "page\(page)" } }
      }
    }
    let map = LinkMap<App> {
      LinkMap.stack(\.stack, pages)
      if count > 0 { LinkMap.modal(\.filter, filters) }
    }
    var app = App()
    let link = count == 0 ? "none" : "page\(count)/filter/a"
    _ = try map.replace(with: link, in: &app)
    #expect(try map.currentURL(of: app) == link)
    #expect(app.stack.items == [.root, .page(count)])
  }
}
