import TerminalHost
import Testing

@testable import TerminalRunner

/// Typed text is drawn with its cursor.
@Suite struct LivePromptTests {
  @Test func `an answer is typed in the last line`() {
    var state = LiveState()
    state.ask("name", for: "open")
    state.prompt?.text = "日本"
    state.fail("nobody is called so")
    let content = LiveContent(
      picture: LiveFrameTests.list,
      rows: LiveFrameTests.rows,
      offers: LiveFrameTests.offers
    )
    let lines = LiveFrame(content, state, width: 60, height: 12).canvas.lines
    #expect(lines[9] == " nobody is called so".padding(60))
    #expect(lines[11] == " open name: 日本    ⏎ do it   Esc never mind".padding(60))
  }

  @Test func `a text of several lines has a line for each, with the cursor in one`() {
    var state = LiveState()
    state.prompt = .init(line: "write", parameter: "text", text: "one\ntwo", isMultiline: true)
    _ = state.prompt?.field.take(.up)
    let content = LiveContent(picture: LiveFrameTests.list, rows: LiveFrameTests.rows)
    let frame = LiveFrame(content, state, width: 70, height: 12)
    #expect(
      frame.canvas.lines.suffix(3) == [
        " write text:    ⏎ do it   ^J new line   Esc never mind".padding(70), " one".padding(70),
        " two".padding(70),
      ]
    )
    #expect(frame.canvas.cells[10][4].ink == .focus)
  }

  @Test func `the text around the cursor is visible, with the rest cut off`() {
    var state = LiveState()
    state.prompt = .init(line: "", parameter: "x", text: String(repeating: "abcdefghi ", count: 9))
    let content = LiveContent(picture: LiveFrameTests.list, rows: LiveFrameTests.rows)
    func line(_ state: LiveState) -> String {
      LiveFrame(content, state, width: 20, height: 12).canvas.lines.last ?? ""
    }
    #expect(line(state) == " x: fghi abcdefghi  ")
    _ = state.prompt?.field.take(.home)
    #expect(line(state).hasPrefix(" x: abcdefghi abcde"))
  }
}
