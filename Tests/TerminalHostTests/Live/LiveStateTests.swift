import Testing

@testable import TerminalHost

@Suite struct LiveStateTests {
  private static let content = LiveContent(
    picture: .screen(title: "", body: []),
    rows: [
      "a heading", TerminalRow("one", runs: "open 1"), "-", TerminalRow("two", runs: "open 2"),
    ],
    offers: [
      LiveOffer(line: "find", parameter: "name", help: "", key: "f"),
      LiveOffer(line: "sort", help: "", key: "s"),
    ],
    tabCount: 2
  )

  @Test(
    arguments: [
      ([.enter], .run("open 1")), ([.down, .enter], .run("open 2")),
      ([.down, .down, .down, .right], .run("open 2")), ([.down, .up, .text(" ")], .run("open 1")),
      ([.end, .enter], .run("open 2")), ([.end, .home, .enter], .run("open 1")),
      ([.escape], .back), ([.left], .back), ([.backspace], .back),
      ([.forward], .forward), ([.text("]")], .forward),
      ([.text("f"), .text("]"), .enter], .run("find ]")), ([.text("f"), .forward], nil),
      ([.text("2")], .act(.selectTab(1))), ([.text("3")], nil), ([.text("0")], nil),
      ([.text("q")], .quit), ([.control("c")], .quit), ([.control("l")], .redraw),
      ([.text("s")], .run("sort")), ([.text("x")], nil), ([.unknown], nil),
      ([.tab, .down, .enter], .run("sort")), ([.tab, .tab, .enter], .run("open 1")),
      ([.tab, .escape, .enter], .run("open 1")), ([.backTab, .down, .enter], .run("sort")),
      ([.text("f"), .text("q"), .text("2"), .enter], .run("find q2")),
      ([.tab, .enter, .text("x"), .backspace, .text("y"), .enter], .run("find y")),
      ([.text("f"), .escape, .enter], .run("open 1")), ([.text("f"), .text("x"), .left], nil),
      ([.text("f"), .backspace, .enter], .run("open 1")),
      ([.text(":"), .text("h"), .text("i"), .enter], .run("hi")),
      ([.text("f"), .text("x"), .control("u"), .text("z"), .enter], .run("find z")),
      ([.text("f"), .control("c")], .quit),
    ] as [([TerminalKey], LiveDeed?)]
  )
  func `keys do what is said on the screen`(keys: [TerminalKey], deed: LiveDeed?) {
    var state = LiveState()
    var last: LiveDeed?
    for key in keys { last = state.take(key, Self.content) }
    #expect(last == deed)
  }

  @Test func `shift and tab move between columns where there are some, and are said on the screen`()
  {
    var (content, state) = (Self.content, LiveState())
    content.hasColumns = true
    #expect(state.take(.backTab, content) == .act(.nextColumn) && !state.isListOpen)
    let hint = LiveHint(key: "⇧Tab", text: "column")
    #expect(LiveHint.hints(content, state).contains(hint))
    #expect(!LiveHint.hints(Self.content, state).contains(hint))
  }

  @Test(
    arguments: [
      (.text("y"), .answer(true)), (.text("Y"), .answer(true)), (.text("n"), .answer(false)),
      (.escape, .answer(false)), (.text("q"), nil), (.enter, nil), (.left, nil),
      (.control("c"), .quit),
    ] as [(TerminalKey, LiveDeed?)]
  )
  func `a question is answered before anything else`(key: TerminalKey, deed: LiveDeed?) {
    var (content, state) = (Self.content, LiveState())
    content.question = "Leave?"
    #expect(state.take(key, content) == deed)
    #expect(LiveHint.hints(content, state).map(\.key) == ["y", "n"])
  }

  @Test func `forward is said on the screen where something lies ahead`() {
    var content = Self.content
    let hint = LiveHint(key: "]", text: "forward", isOptional: false)
    #expect(!LiveHint.hints(content, LiveState()).contains(hint))
    content.canGoForward = true
    #expect(LiveHint.hints(content, LiveState()).contains(hint))
  }

  @Test func `what could not be done stays to be put right, until the next key`() {
    var state = LiveState()
    for key in [.text("f"), .text("x")] as [TerminalKey] { _ = state.take(key, Self.content) }
    state.fail("nobody")
    #expect(state.prompt?.text == "x")
    #expect(state.message == "nobody")
    _ = state.take(.text("y"), Self.content)
    #expect(state.prompt?.text == "xy")
    #expect(state.message == nil)
    state.succeed()
    #expect(state.prompt == nil)
  }

  @Test func `the focus stays with its row when rows come and go`() {
    var place = RowFocus()
    let rows = (0..<5).map { TerminalRow("\($0)", runs: "\($0)") }
    place.move(by: 3, in: rows)
    #expect(place.focus(in: rows) == 3)
    #expect(place.focus(in: rows.reversed()) == 1)
    #expect(place.focus(in: ["new"] + rows) == 4)
    #expect(place.focus(in: Array(rows.prefix(2))) == 1)
    #expect(place.focus(in: ["nothing"]) == nil)
    #expect(place.focus(in: []) == nil)
  }
}
