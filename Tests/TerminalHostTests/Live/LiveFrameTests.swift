import ComposableNavigation
import Testing
import TestSupport

@testable import TerminalHost
@testable import TerminalRunner

@Suite(.late) struct LiveFrameTests {
  static let rows = (1...30).map { TerminalRow("row \($0) 日本語 👩‍👩‍👧", runs: "open \($0)") }
  static let list = TerminalPicture.stack(
    back: "Inbox",
    top: .screen(title: "Messages", body: rows)
  )
  static let offers = [
    LiveOffer(line: "open", parameter: "name", help: "Opens a message.", key: "o"),
    LiveOffer(line: "sort", help: "Sorts.", key: "s"),
    LiveOffer(line: "load", help: "Loads.", key: nil),
  ]

  static let contents: [LiveContent] =
    TerminalPictureTests.all.map { LiveContent(picture: $0) }
    + [
      LiveContent(picture: list, rows: rows, offers: offers, tabCount: 3, canGoBack: true),
      LiveContent(picture: list, rows: rows, offers: offers, isWorking: true),
      LiveContent(
        picture: .modal(
          .automatic,
          .screen(
            title: "Delete everything?",
            body: [
              "This cannot be undone, and nobody will remember what there was before.",
              TerminalRow("Delete", runs: "delete"), TerminalRow("Keep", runs: "keep"),
            ],
            look: TerminalLook(isAlert: true)
          ),
          over: list
        ),
        rows: [TerminalRow("Delete", runs: "delete")],
        offers: offers
      ),
      LiveContent(picture: .screen(title: "empty", body: []), offers: offers),
      LiveContent(
        picture: list,
        rows: rows,
        isWorking: true,
        turn: 3,
        captions: ["url: /a/b", String(repeating: "told ", count: 40), ""]
      ),
      LiveContent(picture: letter, rows: text),
    ]

  private static let text: [TerminalRow] = [
    TerminalRow(String(repeating: "A text that is far too long for a line. ", count: 20)),
    TerminalRow("Delete it, and all that there ever was of it", runs: "x", role: .destructive),
    TerminalRow("Keep", runs: "keep", role: .cancel),
  ]
  private static let letter = TerminalPicture.screen(title: "Letter", body: text)

  static var states: [LiveState] {
    var (list, prompt, message) = (LiveState(), LiveState(), LiveState())
    list.isListOpen = true
    prompt.prompt = .init(line: "open", parameter: "name", text: "日本語 and so on")
    prompt.message = "what was expected"
    message.message = String(repeating: "a long reason ", count: 30)
    var (lines, search) = (LiveState(), LiveState())
    lines.prompt = .init(line: "open", parameter: "name", text: "a\n日本語\nb", isMultiline: true)
    search.prompt = .init(searchingFrom: RowFocus())
    return [LiveState(), list, prompt, message, lines, search]
  }

  @Test(arguments: [1, 2, 5, 12, 24, 60])
  func `the focus is always visible`(height: Int) {
    var content = LiveContent(picture: Self.list, rows: Self.rows, offers: Self.offers)
    var state = LiveState()
    for key in Array(repeating: TerminalKey.down, count: 40) + [.home, .end, .pageUp, .pageUp] {
      _ = state.take(key, content)
      let look = TerminalLook(isAlert: false, place: state.place)
      content.picture = .screen(title: "Messages", body: Self.rows, look: look)
      let frame = LiveFrame(content, state, width: 40, height: height)
      state = frame.state
      guard height > 2 else { continue }
      let focus = state.place.focus(in: Self.rows).map { Self.rows[$0].text }
      #expect(frame.canvas.lines.contains { $0.hasPrefix("▸ \(focus ?? "")") })
    }
  }

  @Test func `a list, its commands, and the keys`() {
    expect(
      LiveContent(
        picture: .tabs(
          ["Mail", "Me"],
          active: 0,
          content: .screen(title: "Mail", body: Self.rows)
        ),
        rows: Self.rows,
        offers: Self.offers,
        tabCount: 2
      ),
      LiveState(),
      60,
      11,
      """
      |                            Mail                            |
      |────────────────────────────────────────────────── 1 of 30 ─|
      |▸ row 1 日本語 👩‍👩‍👧                                           |
      |  row 2 日本語 👩‍👩‍👧                                           |
      |  row 3 日本語 👩‍👩‍👧                                           |
      |  row 4 日本語 👩‍👩‍👧                                           |
      |  row 5 日本語 👩‍👩‍👧                                           |
      |────────────────────────────────────────────────────────────|
      |[1 Mail] 2 Me                                               |
      |────────────────────────────────────────────────────────────|
      | ↑↓ move  ⏎ choose  1–2 tabs  o open…  Tab more  q quit     |
      """
    )
  }

  @Test func `a long text continues in the next line, and the rows below it are chosen`() {
    let body: [TerminalRow] = [
      "A text that is too long for its line.", "", TerminalRow("Keep", runs: "keep"),
    ]
    expect(
      LiveContent(picture: .screen(title: "Letter", body: body), rows: body),
      LiveState(),
      24,
      8,
      """
      |         Letter         |
      |────────────────────────|
      |  A text that is too    |
      |  long for its line.    |
      |                        |
      |▸ Keep                  |
      |                        |
      | ⏎ choose  q quit       |
      """
    )
  }

  @Test func `the text for an empty list is aligned with its rows`() {
    let empty = LiveContent(picture: .screen(title: "List", body: ["Nothing here yet."]))
    let lines = LiveFrame(empty, LiveState(), width: 24, height: 6).canvas.lines
    #expect(lines[2] == "  Nothing here yet.     ")
  }

  @Test func `lines that a script prints are seen, and all of them in the list`() {
    var content = LiveContent(
      picture: .screen(title: "Home", body: Self.rows),
      rows: Self.rows,
      captions: ["url: /home", "told one", "told two", "told three"]
    )
    var state = LiveState()
    let lines = LiveFrame(content, state, width: 40, height: 12).canvas.lines
    #expect(lines.contains("url: /home".inside(40)))
    #expect(lines.contains("… Tab: 3 more".inside(40)))
    state.isListOpen = true
    content.offers = Self.offers
    let rows = state.listRows(content).map(\.text)
    #expect(rows.suffix(4) == ["url: /home", "told one", "told two", "told three"])
  }

  @Test func `the counter says the same under a menu and a prompt`() {
    let content = LiveContent(picture: Self.list, rows: Self.rows, offers: Self.offers)
    var (list, prompt) = (LiveState(), LiveState())
    list.isListOpen = true
    prompt.ask("name", for: "open")
    for state in [LiveState(), list, prompt] {
      let lines = LiveFrame(content, state, width: 60, height: 20).canvas.lines
      #expect(lines[1].hasSuffix("─ 1 of 30 ─"))
    }
  }

  @Test func `the counter counts selectable rows`() {
    let rows = [TerminalRow("a heading"), ""] + Self.rows
    let content = LiveContent(picture: .screen(title: "List", body: rows), rows: rows)
    let lines = LiveFrame(content, LiveState(), width: 60, height: 12).canvas.lines
    #expect(lines[1].hasSuffix("─ 1 of 30 ─"))
  }

  @Test func `destructive rows are red, and the focus begins beside them`() {
    let content = LiveContent(picture: Self.letter, rows: Self.text)
    let frame = LiveFrame(content, LiveState(), width: 60, height: 24)
    let lines = frame.canvas.lines
    let red = lines.firstIndex { $0.contains("Delete it") }
    #expect(red.map { frame.canvas.cells[$0][2].ink } == .danger)
    #expect(lines.contains { $0.hasPrefix("▸ Keep") })
  }

  @Test func `a row that is too wide is moved sideways, and it is said how`() {
    let rows = [TerminalRow("0123456789abcdefghij", runs: "x"), TerminalRow("short", runs: "y")]
    var content = LiveContent(picture: .screen(title: "", body: rows), rows: rows)
    var state = LiveFrame(content, LiveState(), width: 14, height: 6).state
    #expect(state.place.reach == 8)
    _ = state.take(.shiftRight, content)
    content.picture = .screen(
      title: "",
      body: rows,
      look: TerminalLook(isAlert: false, place: state.place)
    )
    let frame = LiveFrame(content, state, width: 14, height: 6)
    #expect(frame.canvas.lines[2] == "▸ 89abcdefghij")
    let wide = LiveHint(key: "⇧←→", text: "sideways", isOptional: false)
    #expect(LiveHint.hints(content, frame.state).contains(wide))
  }

  @Test func `an alert is a box around its text`() {
    var content = Self.contents[Self.contents.count - 4]
    content.offers = []
    expect(
      content,
      LiveState(),
      40,
      11,
      """
      |‹ Inbox╭── Delete everything? ──╮       |
      |───────│  This cannot be        │───────|
      |  row 1│  undone, and nobody    │       |
      |  row 2│  will remember what    │       |
      |  row 3│  there was before.     │       |
      |  row 4│▸ Delete                │       |
      |  row 5│  Keep                  │       |
      |  row 6╰────────────────────────╯       |
      |  row 7 日本語 👩‍👩‍👧                       |
      """
    )
  }

  @Test func `commands are listed when no row can be chosen`() {
    expect(
      LiveContent(picture: .screen(title: "empty", body: []), offers: Self.offers),
      LiveState(),
      40,
      10,
      """
      |                 empty                  |
      |                                        |
      |                                        |
      |                                        |
      |─ What you can do ──────────────────────|
      |▸ o  open name  Opens a message.        |
      |  s  sort       Sorts.                  |
      |     load       Loads.                  |
      |────────────────────────────────────────|
      | ↑↓ move  ⏎ choose  q quit              |
      """
    )
  }

  private func expect(
    _ content: LiveContent,
    _ state: LiveState,
    _ width: Int,
    _ height: Int,
    _ drawing: String,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let frame = LiveFrame(content, state, width: width, height: height)
    let lines = frame.canvas.lines.map { "|\($0)|" }
    let first = lines.prefix(drawing.split(separator: "\n").count)
    expectLines(of: first.joined(separator: "\n"), are: drawing, sourceLocation: location)
  }
}
