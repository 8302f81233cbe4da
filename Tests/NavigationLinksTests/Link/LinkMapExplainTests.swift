import ComposableNavigation
import NavigationLinks
import Testing

@Suite struct LinkMapExplainTests {
  @Test func `a link is explained part by part, up to the unread rest`() throws {
    let parts = try ToyApp.map().explain("notes/note/7/nowhere", in: ToyApp())
    #expect(parts.map(\.link) == ["notes", "note/7", "nowhere"])
    #expect(parts.map { $0.verdicts.contains { $0.outcome == .won } } == [true, true, false])
    #expect(
      parts.last?.verdicts.first?.outcome
        == .unmatched(LinkError(.noPattern, at: 0, found: "nowhere", expected: "“inbox”"))
    )
    let query = try ToyApp.map().explain("notes/note/x?alert=y", in: ToyApp())
    #expect(query.map(\.link) == ["notes?alert=y", "?alert=y", "note/x?alert=y"])
    let whole = try ToyApp.map().explain("notes?alert=x", in: ToyApp())
    #expect(whole.map(\.verdicts.first?.id) == ["notes", "alert"])
    #expect(throws: LinkError.self) { try ToyApp.map().explain("%zz", in: ToyApp()) }
  }

  @Test(arguments: [["stack", "modal"], ["modal", "stack"]])
  func `the part that read the path reports a wrong query`(
    order: [String]
  ) throws {
    struct Zoom: Hashable, Sendable { var level: Int }
    struct State: Equatable, Sendable {
      var stack = StackNavigation<ToyApp.Screen>.State(items: [.root])
      var zoom = ModalNavigation<Zoom>.State()
    }
    let zooms = try LinkTable<Zoom> {
      Link(id: "zoom", read: { Zoom(level: $0) }, write: { $0.level }) {
        "zoom"
        Query.value("level", Int.self)
      }
    }
    let screens = try ToyApp.screens()
    let map = LinkMap<State> {
      if order[0] == "stack" { LinkMap.stack(\.stack, screens) }
      LinkMap.modal(\.zoom, zooms)
      if order[0] == "modal" { LinkMap.stack(\.stack, screens) }
    }
    var state = State()
    for (link, message) in [
      ("zoom?level=x", "at 5: found “x”, expected Int for “level” of “zoom”"),
      ("zoom", "at 4: found nothing, expected a query value “level”: Int for “zoom”"),
    ] {
      do throws(LinkError) {
        _ = try map.replace(with: link, in: &state)
        Issue.record("\(link) was opened")
      } catch {
        #expect(error.description == message)
      }
      let part = try #require(try map.explain(link, in: state).last)
      #expect(
        part.verdicts.map(\.id) == ["zoom", "inbox", "note/:id", "person/:id?[tab]", "search?q"]
      )
      #expect(part.verdicts.allSatisfy { if case .unmatched = $0.outcome { true } else { false } })
      #expect(part.verdicts.first.map { "\($0.outcome)".contains("level") } == true)
    }
  }

  @Test func `a missing query value is reported, and not another part's longer path`() throws {
    let topics = try LinkTable<String> {
      Link(CasePath.whole, id: "topic") {
        "search"
        Segment.value("topic", String.self)
      }
    }
    let screens = try ToyApp.screens()
    let map = LinkMap<ToyApp> {
      LinkMap.value(topics, get: \.alert, set: { $0.alert = $1 })
      LinkMap.stack(\.notes, screens)
    }
    let expected = "a query value “q”: String for “search”"
    var app = ToyApp()
    #expect(throws: LinkError(.missingValue, at: 6, found: "", expected: expected)) {
      try map.replace(with: "search", in: &app)
    }
  }

  @Test func `a good query does not hide a wrong path`() throws {
    var app = ToyApp()
    #expect(throws: LinkError(.noPattern, at: 11, found: "x", expected: "Int for “id”")) {
      try ToyApp.map().replace(with: "notes/note/x?alert=y", in: &app)
    }
  }
}
