import Testing
import TestSupport

@testable import TerminalHost
@testable import TerminalRunner

@Suite(.late) struct WalkFrameTests {
  private static let long = String(repeating: "日本語 and so on ", count: 20)

  @Test(arguments: [nil, "it differs \(long)"])
  func `every row has exactly the width, for any content in any size`(wrong: String?) {
    for width in [-1, 0, 1, 2, 7, 20, 33, 80, 200] {
      for height in [-1, 0, 1, 2, 3, 4, 5, 9, 24, 60] {
        for picture in TerminalPictureTests.all {
          let frame = WalkFrame(
            heading: "step 3 of 9, line 4",
            news: Array(repeating: Self.long, count: 12),
            wrong: wrong,
            picture: picture,
            width: width,
            height: height
          )
          let lines = frame.canvas.lines
          let isRight = lines.count == max(0, height) && lines.allSatisfy { $0.fills(width) }
          #expect(isRight, "\(width)x\(height): \(lines)")
        }
      }
    }
  }

  @Test func `the step is above the window, and the keys below`() {
    let frame = WalkFrame(
      heading: "step 3 of 9, line 4",
      news: ["an event"],
      wrong: nil,
      picture: .screen(title: "Inbox", body: []),
      width: 40,
      height: 9
    )
    let lines = frame.canvas.lines
    #expect(lines[0].hasPrefix(" step 3 of 9, line 4 "))
    #expect(lines[1].hasPrefix(" an event "))
    #expect(lines[3].contains("Inbox"))
    #expect(lines[8].hasPrefix(" → next  ← back  "))
  }
}
