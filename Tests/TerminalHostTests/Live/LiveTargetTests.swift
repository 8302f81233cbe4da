import ComposableNavigation
import Testing

@testable import TerminalHost
@testable import TerminalRunner

/// A click means the element that is drawn at its position.
@Suite struct LiveTargetTests {
  @Test func `clickable elements are where they are drawn`() {
    let content = LiveContent(
      picture: .tabs(["Mail", "Me"], active: 0, content: LiveFrameTests.list),
      rows: LiveFrameTests.rows,
      tabCount: 2
    )
    let frame = LiveFrame(content, LiveState(), width: 40, height: 12)
    let targets = frame.state.targets
    #expect(targets.target(column: 0, row: 0) == .back)
    #expect(targets.target(column: 39, row: 0) == nil)
    for (row, line) in frame.canvas.lines.enumerated() {
      let number = LiveFrameTests.rows.firstIndex { line.dropFirst(2).hasPrefix($0.text) }
      if let number { #expect(targets.target(column: 5, row: row) == .row(number)) }
      if line.hasPrefix("[1 Mail]") {
        #expect(targets.target(column: 7, row: row) == .tab(0))
        #expect(targets.target(column: 8, row: row) == .tab(1))
      }
    }
  }

  @Test func `behind a presentation nothing can be clicked`() {
    let question = TerminalPicture.screen(
      title: "Sure?",
      body: [TerminalRow("Yes", runs: "yes")],
      look: TerminalLook(isAlert: true)
    )
    let content = LiveContent(
      picture: .modal(
        .alert,
        question,
        over: .tabs(["Mail"], active: 0, content: LiveFrameTests.list)
      ),
      rows: [TerminalRow("Yes", runs: "yes")]
    )
    let targets = LiveFrame(content, LiveState(), width: 40, height: 12).state.targets
    #expect(targets.map(\.target) == [.row(0)])
  }
}
