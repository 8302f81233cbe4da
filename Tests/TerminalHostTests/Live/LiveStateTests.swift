import Testing

@testable import TerminalHost
@testable import TerminalRunner

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
      ([.wordRight], .forward), ([.wordLeft], .back), ([.text("]")], .forward),
      ([.text("f"), .text("]"), .enter], .run("find ]")), ([.text("f"), .wordRight], nil),
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
      ([.text("f"), .text("b"), .left, .text("a"), .enter], .run("find ab")),
      ([.text("f"), .text("a"), .text(" "), .text(" "), .text("b"), .enter], .run("find a  b")),
      ([.text("f"), .text("b"), .home, .text("a"), .newline], .run("find ab")),
      // Pasted text is not a command; in a field it is text.
      ([.pasted("q")], nil), ([.text("f"), .pasted("q"), .enter], .run("find q")),
      ([.text("/"), .text("t"), .text("w"), .enter, .enter], .run("open 2")),
      ([.text("/"), .text("t"), .escape, .enter], .run("open 1")),
      ([.text("/"), .text("o"), .down, .enter, .enter], .run("open 2")),
      ([.text("/"), .text("t"), .backspace, .backspace, .enter], .run("open 1")),
      ([.mouse(TerminalMouse(.back, column: 0, row: 0))], .back),
      ([.mouse(TerminalMouse(.wheelDown, column: 0, row: 0)), .enter], .run("open 2")),
      ([.text("f"), .mouse(TerminalMouse(.back, column: 0, row: 0)), .enter], .run("open 1")),
    ] as [([TerminalKey], LiveDeed?)]
  )
  func `keys do as the screen says`(keys: [TerminalKey], deed: LiveDeed?) {
    var state = LiveState()
    var last: LiveDeed?
    for key in keys { last = state.take(key, Self.content) }
    #expect(last == deed)
  }

  @Test(
    arguments: [
      (.row(3), .run("open 2")), (.row(0), nil), (.row(9), nil), (.tab(1), .act(.selectTab(1))),
      (.tab(2), nil), (.back, .back), (.offer(1), .run("sort")), (.offer(0), nil), (.offer(7), nil),
    ] as [(TerminalTarget, LiveDeed?)]
  )
  func `a click acts on the element at its position`(target: TerminalTarget, deed: LiveDeed?) {
    var state = LiveState()
    let area = TerminalCanvas.Area(column: 2, row: 3, width: 4, height: 1)
    state.targets = [TerminalCanvas.Target(area: area, target: target)]
    for (column, row) in [(1, 3), (6, 3), (2, 2), (2, 4)] {
      #expect(
        state.take(.mouse(TerminalMouse(.main, column: column, row: row)), Self.content) == nil
      )
    }
    #expect(state.take(.mouse(TerminalMouse(.main, column: 5, row: 3)), Self.content) == deed)
    #expect((state.prompt?.line == "find") == (target == .offer(0)))
  }

  @Test func `a search without a match is reported`() {
    var state = LiveState()
    for key in [.text("/"), .text("z")] as [TerminalKey] { _ = state.take(key, Self.content) }
    #expect(state.message == "nothing here has \"z\"")
    #expect(state.prompt?.isSearch == true)
  }

  @Test func `a field has the text, the label and the lines that the app has chosen`() {
    var content = Self.content
    content.offers[0].text = "a\nb"
    content.offers[0].isMultiline = true
    content.offers[0].parameter = "New name"
    var state = LiveState()
    _ = state.take(.text("f"), content)
    #expect(state.prompt?.parameter == "New name")
    #expect(state.prompt?.text == "a\nb")
    for key in [.newline, .pasted("c"), .pasted("\n"), .text("d")] as [TerminalKey] {
      _ = state.take(key, content)
    }
    #expect(state.take(.enter, content) == .run(#"find a\nb\nc\nd"#))
  }

  @Test func `a pasted text is one input, and only while typing`() {
    var state = LiveState()
    state.paste("sort", Self.content)
    #expect(state.prompt == nil)
    _ = state.take(.text("f"), Self.content)
    state.paste("a\nb", Self.content)
    #expect(state.prompt?.text == "a b")
    state.paste(String(repeating: "x", count: 10_000), Self.content)
    #expect(state.message == "the text is as long as it can be")
    #expect(state.prompt?.text.count == 4000)
  }

  @Test func `shift and tab move between columns where there are some, and are said on the screen`()
  {
    var (content, state) = (Self.content, LiveState())
    content.hasColumns = true
    #expect(state.take(.backTab, content) == .act(.nextColumn))
    #expect(!state.isListOpen)
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

  @Test func `forward is offered on the screen when there are screens ahead`() {
    var content = Self.content
    let hint = LiveHint(key: "]", text: "forward", isOptional: false)
    #expect(!LiveHint.hints(content, LiveState()).contains(hint))
    content.canGoForward = true
    #expect(LiveHint.hints(content, LiveState()).contains(hint))
  }

  @Test func `a failed line stays for correction, until the next key`() {
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
