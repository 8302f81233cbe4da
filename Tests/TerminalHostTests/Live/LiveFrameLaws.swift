import Testing
import TestSupport

@testable import TerminalHost
@testable import TerminalRunner

@Suite(.late) struct LiveFrameLaws {
  private static let sizes: [(width: Int, height: Int)] = {
    let small = [-1, 0, 1, 2, 3, 5, 8, 11]
    return small.flatMap { width in small.map { (width, $0) } }
      + [(1, 60), (200, 1), (20, 5), (24, 24), (33, 17), (40, 9), (79, 23), (80, 24), (81, 25)]
      + [(120, 40), (132, 43), (200, 60), (7, 60), (13, 31)]
  }()

  @Test(arguments: LiveFrameTests.contents)
  func `every row has exactly the width, for any content in any size`(content: LiveContent) {
    for state in LiveFrameTests.states {
      for (width, height) in Self.sizes.thinned(by: 3) {
        let lines = LiveFrame(content, state, width: width, height: height).canvas.lines
        // One claim for all lines: each claim costs more than its line.
        let isRight = lines.count == max(0, height) && lines.allSatisfy { $0.fills(width) }
        #expect(isRight, "\(width)x\(height): \(lines)")
      }
    }
  }
}
