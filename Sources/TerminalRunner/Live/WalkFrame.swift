import TerminalHost

/// The drawing of a recorded run on a terminal: the step, its events, the window, and the keys.
struct WalkFrame {
  private(set) var canvas: TerminalCanvas

  /// Draws a frame.
  ///
  /// Negative sizes count as zero.
  ///
  /// - Parameters:
  ///   - heading: The step.
  ///   - news: The events of the step.
  ///   - wrong: The difference between replay and trace; nil if there is none.
  ///   - picture: The window.
  ///   - width: The columns of the terminal.
  ///   - height: The rows of the terminal.
  init(
    heading: String,
    news: [String],
    wrong: String?,
    picture: TerminalPicture,
    width: Int,
    height: Int
  ) {
    canvas = TerminalCanvas(width: width, height: height)
    let area = canvas.area
    canvas.write(" \(heading)", row: 0, column: 0, width: area.width, ink: .title)
    guard area.height > 3 else { return }
    let wrongLines = wrong.map { $0.wrapped(area.width - 2) } ?? []
    let lines =
      wrongLines.map { ($0, TerminalInk.wrong) } + news.map { ($0, TerminalInk.faint) }
    let shown = lines.prefix(max(1, area.height / 3))
    for (offset, line) in shown.enumerated() {
      canvas.write(line.0, row: offset + 1, column: 1, width: area.width - 1, ink: line.1)
    }
    let top = shown.count + 1
    canvas.drawRule(in: area, row: top)
    canvas.draw(picture, in: area.without(top: top + 1, bottom: 1))
    let keys = LiveHint.fitting(Self.keys, in: area.width - 1)
    canvas.draw(keys, in: area.without(top: area.height - 1))
  }

  private static let keys = [
    LiveHint(key: "→", text: "next", isOptional: false),
    LiveHint(key: "←", text: "back", isOptional: false),
    LiveHint(key: "PgDn PgUp", text: "by ten"), LiveHint(key: "Home End", text: "ends"),
    LiveHint(key: "p", text: "problem"), LiveHint(key: "q", text: "quit", isOptional: false),
  ]
}
