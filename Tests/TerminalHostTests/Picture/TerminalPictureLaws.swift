import Testing
import TestSupport

@testable import TerminalHost

@Suite(.late) struct TerminalPictureLaws {
  @Test(arguments: TerminalPictureTests.all)
  func `a picture has exactly the size that was asked for`(picture: TerminalPicture) {
    let sizes = (-1...40).flatMap { width in (-1...14).map { (width, $0) } }
    for (width, height) in sizes.thinned(by: 3) {
      let lines = picture.lines(width: width, height: height)
      let isRight = lines.count == max(0, height) && lines.allSatisfy { $0.fills(width) }
      #expect(isRight, "\(width)x\(height): \(lines)")
    }
  }
}
