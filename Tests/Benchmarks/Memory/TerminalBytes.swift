import TerminalHost
import TerminalRunner

/// The bytes that a terminal of 200 columns and 60 rows is sent for a screen of an app: a list in a
/// tab, and one of its pages.
@MainActor
enum TerminalBytes {
  /// The page is opened from the list.
  static var newScreen: Double { bytes(after: [list], page) }

  /// Nothing is on the terminal.
  static var firstScreen: Double { bytes(after: [], list) }

  private static func bytes(after earlier: [TerminalPicture], _ picture: TerminalPicture) -> Double
  {
    var writer = FrameWriter(palette: .colours)
    for picture in earlier { _ = writer.bytes(for: canvas(picture)) }
    return Double(writer.bytes(for: canvas(picture)).count)
  }

  private static func canvas(_ picture: TerminalPicture) -> TerminalCanvas {
    var canvas = TerminalCanvas(width: 200, height: 60, isLive: true)
    canvas.draw(picture, in: canvas.area)
    return canvas
  }

  private static let list = inTabs(
    back: nil,
    .screen(
      title: "Countries",
      body: (0..<250).map { TerminalRow("A country with number \($0)", runs: "open \($0)") }
    )
  )

  private static let page = inTabs(
    back: "Countries",
    .screen(title: "Country 7", body: (0..<12).map { TerminalRow("Fact \($0)     its value") })
  )

  private static func inTabs(back: String?, _ screen: TerminalPicture) -> TerminalPicture {
    .tabs(["Countries", "Alphabet", "About"], active: 0, content: .stack(back: back, top: screen))
  }
}
