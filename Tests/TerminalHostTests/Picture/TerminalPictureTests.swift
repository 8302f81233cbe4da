import ComposableNavigation
import Testing
import TestSupport

@testable import TerminalHost

@Suite(.late) struct TerminalPictureTests {
  static let message = TerminalPicture.screen(title: "Message", body: ["Hello", "World"])
  static let stack = TerminalPicture.stack(back: "Inbox", top: message)
  static let tabs = TerminalPicture.tabs(["Mail", "Me"], active: 0, content: stack)
  static let wide = TerminalPicture.screen(title: "日本語 👩‍👩‍👧 ü", body: ["한국어\u{1B}[0m", "a\nb"])

  static let all: [TerminalPicture] =
    [
      message, stack, tabs, wide, .stack(back: nil, top: nil), .stack(back: "日本", top: wide),
      .tabs([], active: nil, content: nil), .tabs(["日", "本"], active: 1, content: wide),
      .windows(["main", "日本"], active: 1, content: tabs), .windows([], active: nil, content: nil),
      .screen(title: "", body: []), .screen(title: String(repeating: "long", count: 50), body: []),
      .modal(.pageSheet, tabs, over: .modal(.fullScreen, wide, over: stack)),
    ] + styles.map { .modal($0, stack, over: wide) }

  static let styles: [PresentationStyle] =
    [
      .automatic, .none, .fullScreen, .formSheet, .currentContext, .overFullScreen,
      .overCurrentContext, .popover, .custom("own"),
    ]
    + [
      .medium, .large, .fraction(0.3), .fraction(-1), .fraction(9), .fraction(.nan),
      .height(4), .height(.infinity), .custom("own"),
    ].map { .sheet(Sheet(detents: [$0])) }

  @Test func `a screen has its title over its lines`() {
    expectDrawing(
      Self.message,
      16,
      4,
      """
      |    Message     |
      |────────────────|
      |Hello           |
      |World           |
      """
    )
  }

  @Test func `a script draws the mark of a radio button too`() {
    let rows = [true, false].map { TerminalRow("\($0)", runs: "x", as: .radio(isOn: $0)) }
    expectDrawing(
      .screen(title: "Sort", body: rows),
      16,
      4,
      """
      |      Sort      |
      |────────────────|
      |● true          |
      |○ false         |
      """
    )
  }

  @Test func `a stack shows the target of back`() {
    expectDrawing(
      Self.stack,
      24,
      3,
      """
      |‹ Inbox Message         |
      |────────────────────────|
      |Hello                   |
      """
    )
  }

  @Test func `text that does not fit ends with an ellipsis`() {
    expectDrawing(
      Self.stack,
      10,
      4,
      """
      |‹ In… Mes…|
      |──────────|
      |Hello     |
      |World     |
      """
    )
  }

  @Test func `tabs have a bar below, the active one in brackets`() {
    expectDrawing(
      Self.tabs,
      20,
      6,
      """
      |‹ Inbox Message     |
      |────────────────────|
      |Hello               |
      |World               |
      |────────────────────|
      |[Mail] Me           |
      """
    )
  }

  @Test func `a sheet is drawn over the screen below`() {
    expectDrawing(
      .modal(.pageSheet, Self.message, over: Self.tabs),
      20,
      8,
      """
      |‹ Inbox Message     |
      |────────────────────|
      |He╭── Message ───╮  |
      |Wo│Hello         │  |
      |  │World         │  |
      |  │              │  |
      |──│              │──|
      |[M╰──────────────╯  |
      """
    )
  }

  @Test func `a sheet at half height leaves the upper half`() {
    let half = PresentationStyle.sheet(Sheet(detents: [.medium, .large]))
    expectDrawing(
      .modal(half, Self.message, over: Self.stack),
      20,
      8,
      """
      |‹ Inbox Message     |
      |────────────────────|
      |Hello               |
      |World               |
      |  ╭── Message ───╮  |
      |  │Hello         │  |
      |  │World         │  |
      |  ╰──────────────╯  |
      """
    )
  }

  @Test func `a presentation over a screen in a sheet leaves its title in place`() {
    let alert = TerminalPicture.screen(title: "Sure?", body: ["Yes"])
    func top(_ picture: TerminalPicture) -> String {
      TerminalPicture.modal(.automatic, picture, over: Self.stack).lines(width: 24, height: 16)[2]
    }
    #expect(top(Self.message) == "He╭──── Message ─────╮  ")
    #expect(top(.modal(.alert, alert, over: Self.message)) == top(Self.message))
  }

  @Test func `a sheet that shows a grabber has it on both sides of its title`() {
    let half = PresentationStyle.sheet(Sheet(detents: [.medium, .large], showsGrabber: true))
    func top(_ picture: TerminalPicture) -> String {
      TerminalPicture.modal(half, picture, over: Self.stack).lines(width: 24, height: 8)[4]
    }
    #expect(top(Self.message) == "  ╭─━━━ Message ━━━──╮  ")
    #expect(top(Self.stack) == "  ╭──────━━━━━━──────╮  ")
  }

  @Test func `a full screen hides the screen below completely`() {
    let picture = TerminalPicture.modal(.fullScreen, Self.message, over: Self.tabs)
    #expect(picture.lines(width: 20, height: 8) == Self.message.lines(width: 20, height: 8))
  }

  @Test func `half of a wide character is never left`() {
    let below = TerminalPicture.screen(title: "", body: Array(repeating: "日日日日日日", count: 6))
    expectDrawing(
      .modal(.formSheet, Self.message, over: below),
      12,
      8,
      """
      |            |
      |──╭ Mes… ╮──|
      |日│Hello │日|
      |日│World │日|
      |日│      │日|
      |日╰──────╯日|
      |日日日日日日|
      |日日日日日日|
      """
    )
    expectDrawing(
      .modal(.pageSheet, Self.message, over: below),
      7,
      6,
      """
      |       |
      |───────|
      |日╭─╮ …|
      |日│…│ …|
      |日│…│ …|
      |日╰─╯ …|
      """
    )
  }
}
