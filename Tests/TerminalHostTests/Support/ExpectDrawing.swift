import TerminalHost
import Testing
import TestSupport

/// Fails the test with the lines in which a picture differs from a drawing between bars.
func expectDrawing(
  _ picture: TerminalPicture,
  _ width: Int,
  _ height: Int,
  _ drawing: String,
  _ location: SourceLocation = #_sourceLocation
) {
  let lines = picture.lines(width: width, height: height).map { "|\($0)|" }
  expectLines(of: lines.joined(separator: "\n"), are: drawing, sourceLocation: location)
}
