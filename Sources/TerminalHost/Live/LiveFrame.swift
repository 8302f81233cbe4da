/// A frame for a person at a terminal: the window, the things to do, and the keys that do them.
struct LiveFrame {
  /// The drawing.
  private(set) var canvas: TerminalCanvas
  /// The places as they have been drawn, to be kept for the next frame.
  private(set) var state: LiveState

  /// Draws.
  ///
  /// Sizes below zero count as zero.
  ///
  /// - Complexity: O(width × height), and O(*n*) in the length of what is drawn.
  init(_ content: LiveContent, _ state: LiveState, width: Int, height: Int) {
    canvas = TerminalCanvas(width: width, height: height, isLive: true)
    self.state = state
    var rest = canvas.area
    drawKeys(content, in: &rest)
    drawMessage(content.question ?? state.message, in: &rest)
    drawList(content, in: &rest)
    canvas.showsFocus = !state.showsList(over: content) && state.prompt == nil
    canvas.draw(content.picture, in: rest)
    if let place = canvas.place { self.state.place = place }
  }

  /// Takes rows from the bottom.
  private func take(_ height: Int, from rest: inout TerminalCanvas.Area) -> TerminalCanvas.Area {
    let height = min(height, rest.height)
    rest.height -= height
    var area = rest
    (area.row, area.height) = (rest.row + rest.height, height)
    return area
  }

  // MARK: The last line

  private mutating func drawKeys(_ content: LiveContent, in rest: inout TerminalCanvas.Area) {
    guard rest.height > 2 else { return }
    var line = take(1, from: &rest)
    if content.isWorking {
      let text = " ◌ working "
      let column = max(0, line.width - text.columns)
      canvas.write(text, row: line.row, column: column, width: line.width - column, ink: .link)
      line.width = column
    }
    if let prompt = state.prompt, content.question == nil {
      drawPrompt(prompt, in: line)
    } else {
      drawHints(LiveHint.hints(content, state), in: line)
    }
    // Beside a tab bar the line would be the second in a row.
    if rest.height > 8 { canvas.drawRule(in: rest, row: take(1, from: &rest).row) }
  }

  private mutating func drawPrompt(_ prompt: LiveState.Prompt, in line: TerminalCanvas.Area) {
    let question = " \(prompt.line.isEmpty ? "" : prompt.line + " ")\(prompt.parameter): "
    let end = line.column + line.width
    // The last typed characters are seen, whatever else is cut off.
    let asked = canvas.write(
      question,
      row: line.row,
      column: line.column,
      width: line.width / 2,
      ink: .link
    )
    var column = line.column + asked
    var text = prompt.text
    while text.columns > end - column - 1, !text.isEmpty { text.removeFirst() }
    column += canvas.write(text, row: line.row, column: column, width: end - column - 1)
    canvas.write(" ", row: line.row, column: column, width: end - column, ink: .focus)
    let hint = "   ⏎ do it   Esc never mind"
    guard column + 1 + hint.columns <= end else { return }
    canvas.write(hint, row: line.row, column: column + 1, width: end - column - 1, ink: .faint)
  }

  private mutating func drawHints(_ hints: [LiveHint], in line: TerminalCanvas.Area) {
    var column = line.column + 1
    for hint in LiveHint.fitting(hints, in: line.width) {
      let end = line.column + line.width
      column += canvas.write(
        hint.key,
        row: line.row,
        column: column,
        width: end - column,
        ink: .link
      )
      column += canvas.write(
        " \(hint.text)  ",
        row: line.row,
        column: column,
        width: end - column,
        ink: .faint
      )
    }
  }

  // MARK: Above it

  private mutating func drawMessage(_ message: String?, in rest: inout TerminalCanvas.Area) {
    guard let message else { return }
    let lines = message.wrapped(rest.width - 2).prefix(max(0, min(3, rest.height - 3)))
    let area = take(lines.count, from: &rest)
    for (offset, line) in lines.enumerated() {
      let (row, column) = (area.row + offset, area.column + 1)
      canvas.write(line, row: row, column: column, width: area.width - 1, ink: .wrong)
    }
  }

  private mutating func drawList(_ content: LiveContent, in rest: inout TerminalCanvas.Area) {
    guard state.showsList(over: content), rest.height > 2 else { return }
    let rows = content.offerRows
    let area = take(min(rows.count + 1, max(rest.height / 2, 3)), from: &rest)
    canvas.drawRule(in: area, row: area.row)
    canvas.write(
      " What you can do ",
      row: area.row,
      column: area.column + 1,
      width: area.width - 1,
      ink: .title
    )
    canvas.showsFocus = state.prompt == nil
    let look = TerminalLook(isAlert: false, place: state.listPlace)
    canvas.drawRows(rows, look, in: area.without(top: 1), isFront: true)
    if let place = canvas.place { state.listPlace = place }
    canvas.place = nil
  }
}
