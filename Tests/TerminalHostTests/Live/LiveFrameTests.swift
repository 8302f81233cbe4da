import ComposableNavigation
import Testing

@testable import TerminalHost

@Suite struct LiveFrameTests {
  private static let rows = (1...30).map { TerminalRow("row \($0) 日本語 👩‍👩‍👧", runs: "open \($0)") }
  private static let list = TerminalPicture.stack(
    back: "Inbox",
    top: .screen(title: "Messages", body: rows)
  )
  private static let offers = [
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
    ]

  private static let small = [-1, 0, 1, 2, 3, 5, 8, 11]

  private static var states: [LiveState] {
    var (list, prompt, message) = (LiveState(), LiveState(), LiveState())
    list.isListOpen = true
    prompt.prompt = .init(line: "open", parameter: "name", text: "日本語 and so on")
    prompt.message = "what was expected"
    message.message = String(repeating: "a long reason ", count: 30)
    return [LiveState(), list, prompt, message]
  }

  @Test(arguments: contents)
  func `every row has exactly the width, whatever is shown in whatever size`(content: LiveContent) {
    let sizes =
      Self.small.flatMap { width in Self.small.map { (width, $0) } }
      + [(1, 60), (200, 1), (20, 5), (24, 24), (33, 17), (40, 9), (79, 23), (80, 24), (81, 25)]
      + [(120, 40), (132, 43), (200, 60), (7, 60), (13, 31)]
    for state in Self.states {
      for (width, height) in sizes {
        let lines = LiveFrame(content, state, width: width, height: height).canvas.lines
        #expect(lines.count == max(0, height))
        for line in lines {
          let columns = line.reduce(0) { $0 + $1.columns }
          #expect(columns == max(0, width), "\(width)x\(height): |\(line)|")
          #expect(!line.contains { $0.isNewline || $0 == "\u{1B}" })
        }
      }
    }
  }

  @Test(arguments: [1, 2, 5, 12, 24, 60])
  func `the focus is seen wherever it goes`(height: Int) {
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

  @Test func `a list, what can be done with it, and the keys`() {
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

  @Test func `an alert is a box around its text`() {
    var content = Self.contents[Self.contents.count - 2]
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

  @Test func `what is offered is listed when nothing else can be chosen`() {
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

  @Test func `what is asked is typed in the last line`() {
    var state = LiveState()
    state.ask("name", for: "open")
    state.prompt?.text = "日本"
    state.fail("nobody is called so")
    let content = LiveContent(picture: Self.list, rows: Self.rows, offers: Self.offers)
    let lines = LiveFrame(content, state, width: 60, height: 12).canvas.lines
    #expect(lines[9] == " nobody is called so".padding(60))
    #expect(lines[11] == " open name: 日本    ⏎ do it   Esc never mind".padding(60))
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
    let expected = drawing.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(expected.count)) == expected, sourceLocation: location)
  }
}

extension String {
  fileprivate func padding(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}
