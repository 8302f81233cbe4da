import ComposableNavigation
import NavigationLinks
import Testing

/// Cases from SUINavigation's tests, changelog and open issues about links.
@Suite struct LinkMapSeedTests {
  @Test func `what is open before and after a link keeps its id`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    let link = "notes/inbox/note/1/note/2/settings/note/3?alert=x"
    _ = try map.replace(with: link, in: &app)
    let before = app
    _ = try map.replace(with: link, in: &app)
    #expect(app == before)
    _ = try map.replace(with: "notes/inbox/note/1/note/9/settings", in: &app)
    #expect(Array(app.notes.entries.ids.prefix(3)) == Array(before.notes.entries.ids.prefix(3)))
    #expect(app.notes.topID != before.notes.topID)
    #expect(app.sheet.presentedID == before.sheet.presentedID)
    #expect(app.sheetStack.items == [.root])
  }

  @Test func `a link of a thousand screens is opened and printed`() throws {
    let map = try ToyApp.map()
    let link = "notes/inbox" + (1...1000).map { "/note/\($0)" }.joined()
    var app = ToyApp()
    _ = try map.replace(with: link, in: &app)
    #expect(app.notes.items.count == 1002)
    #expect(try map.currentURL(of: app) == link)
  }

  @Test func `a link that is appended twice is open twice, as other places`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    _ = try map.append(from: "note/1/note/1", to: &app)
    _ = try map.append(from: "note/1", to: &app)
    #expect(try map.currentURL(of: app) == "notes/note/1/note/1/note/1")
    #expect(Set(app.notes.entries.ids).count == 4)
  }

  @Test func `a link follows an item that changes in its place`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    _ = try map.append(from: "note/1/note/2", to: &app)
    let id = app.notes.entries.ids[1]
    app.notes[id: id] = .note(7)
    #expect(try map.currentURL(of: app) == "notes/note/7/note/2")
    #expect(app.notes.entries.ids[1] == id)
  }

  @Test func `each tab has its own linkable screens`() throws {
    enum Tab: Hashable, Sendable { case left, right }
    struct State: Equatable, Sendable {
      var tabs = TabNavigation<Tab>.State(items: [.left, .right])
      var left = StackNavigation<Int>.State(items: [0])
      var right = StackNavigation<Int>.State(items: [0])
    }
    let tabs = try LinkTable<Tab> {
      Link(/Tab.left) { "left" }
      Link(/Tab.right) { "right" }
    }
    // The same component with another meaning.
    let (ones, twos) = (try Self.table(of: 1), try Self.table(of: 2))
    let map = LinkMap<State> {
      LinkMap.tabs(\.tabs, tabs) { tab in
        tab == .left ? .stack(\.left, ones) : .stack(\.right, twos)
      }
    }
    var state = State()
    _ = try map.replace(with: "left/page", in: &state)
    #expect(state.left.items == [0, 1])
    _ = try map.replace(with: "right/page", in: &state)
    #expect(state.right.items == [0, 2])
  }

  @Test(arguments: ["/notes/note/1", "notes/note/1/", "notes//note/1", "///notes/note/1?&"])
  func `empty components separate nothing`(link: String) throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    _ = try map.replace(with: link, in: &app)
    #expect(try map.currentURL(of: app) == "notes/inbox/note/1")
  }

  @Test func `a screen that no link declares has none, and is named`() throws {
    let map = try ToyApp.map()
    var app = ToyApp()
    app.notes.items = [.root, .root]
    #expect(throws: LinkPrintError.noPattern("root")) { try map.currentURL(of: app) }
    #expect(throws: LinkError.self) { try map.replace(with: "notes/root", in: &app) }
  }

  private static func table(of number: Int) throws -> LinkTable<Int> {
    try LinkTable { Link(number) { "page" } }
  }
}
