import TerminalHost

/// A frame at a terminal: the window, the available actions, and their keys.
struct LiveFrame {
  /// The drawing.
  var canvas: TerminalCanvas
  /// The positions as drawn, for the next frame.
  private(set) var state: LiveState
  let characters: TerminalCharacters

  /// Draws a frame.
  ///
  /// Negative sizes count as zero.
  ///
  /// - Complexity: O(width × height), and O(*n*) in the length of the rows.
  init(
    _ content: LiveContent,
    _ state: LiveState,
    width: Int,
    height: Int,
    characters: TerminalCharacters = .unicode
  ) {
    canvas = TerminalCanvas(width: width, height: height, isLive: true)
    self.state = state
    self.characters = characters
    var rest = canvas.area
    let last = takeLast(from: &rest)
    drawMessage(content.question ?? state.message, in: &rest)
    drawList(content, in: &rest)
    drawCaptions(content, in: &rest)
    // Keeps the row that a search has found visible.
    let isTyping = state.prompt?.isSearch == false
    canvas.showsFocus = !state.showsList(over: content) && !isTyping
    canvas.draw(content.picture, in: rest)
    if let place = canvas.place { self.state.place = place }
    self.state.targets = canvas.targets
    // The last line shows how far the rows continue, which is known only now.
    if let last { drawLast(content, in: last) }
  }

  /// Removes rows from the bottom and returns their area.
  private func take(_ height: Int, from rest: inout TerminalCanvas.Area) -> TerminalCanvas.Area {
    let height = min(height, rest.height)
    rest.height -= height
    var area = rest
    (area.row, area.height) = (rest.row + rest.height, height)
    return area
  }

  // MARK: The last lines

  /// Removes the area for the keys or for the typed text; nil if there is no room.
  private mutating func takeLast(from rest: inout TerminalCanvas.Area) -> TerminalCanvas.Area? {
    guard rest.height > 2 else { return nil }
    let wanted = state.prompt.map { $0.field.isMultiline ? $0.field.lineCount + 1 : 1 } ?? 1
    let lines = rest.height > 6 ? min(wanted, rest.height / 2) : 1
    let area = take(lines, from: &rest)
    // Not above a tab bar, which has a line already.
    if rest.height > 8 { canvas.drawRule(in: rest, row: take(1, from: &rest).row) }
    return area
  }

  private mutating func drawLast(_ content: LiveContent, in area: TerminalCanvas.Area) {
    var area = area
    if content.isWorking, area.height == 1 {
      let text = " \(characters.workMark(content.turn)) working "
      let column = max(0, area.width - text.columns)
      canvas.write(text, row: area.row, column: column, width: area.width - column, ink: .link)
      area.width = column
    }
    if let prompt = state.prompt, content.question == nil {
      drawPrompt(prompt, in: area)
    } else {
      let hints = LiveHint.hints(content, state).map { characters.named($0) }
      canvas.draw(LiveHint.fitting(hints, in: area.width), in: area)
    }
  }

  // MARK: Above the last lines

  private mutating func drawMessage(_ message: String?, in rest: inout TerminalCanvas.Area) {
    guard let message else { return }
    let room = min(max(3, rest.height / 2), rest.height - 3)
    let lines = message.wrapped(rest.width - 2).prefix(max(0, room))
    let area = take(lines.count, from: &rest)
    for (offset, line) in lines.enumerated() {
      let (row, column) = (area.row + offset, area.column + 1)
      canvas.write(line, row: row, column: column, width: area.width - 1, ink: .wrong)
    }
  }

  /// Draws the captions as far as there is room; the list shows all of them.
  private mutating func drawCaptions(_ content: LiveContent, in rest: inout TerminalCanvas.Area) {
    guard !content.captions.isEmpty, !state.isListOpen, rest.height > 4 else { return }
    let lines = content.captions.flatMap { $0.wrapped(rest.width - 2) }
    let area = take(min(lines.count, max(1, rest.height / 4)), from: &rest)
    for (offset, line) in lines.prefix(area.height).enumerated() {
      let isCut = offset == area.height - 1 && lines.count > area.height
      let text = isCut ? "… Tab: \(lines.count - offset) more" : line
      let (row, column) = (area.row + offset, area.column + 1)
      canvas.write(text, row: row, column: column, width: area.width - 1, ink: .faint)
    }
    if rest.height > 8 { canvas.drawRule(in: rest, row: take(1, from: &rest).row) }
  }

  private mutating func drawList(_ content: LiveContent, in rest: inout TerminalCanvas.Area) {
    guard state.showsList(over: content), rest.height > 2 else { return }
    let rows = state.listRows(content)
    let area = take(min(rows.count + 1, max(rest.height / 2, 3)), from: &rest)
    canvas.drawRule(in: area, row: area.row)
    canvas.write(
      " What you can do ",
      row: area.row,
      column: area.column + 1,
      width: area.width - 1,
      ink: .title
    )
    canvas.showsFocus = state.prompt?.isSearch != false
    let look = TerminalLook(isAlert: false, place: state.listPlace)
    canvas.drawRows(rows, look, in: area.without(top: 1), isFront: true) { .offer($0) }
    if let place = canvas.place { state.listPlace = place }
    canvas.place = nil
  }
}
