extension LiveFrame {
  /// Draws a field with its label: in one line, or one line for each line of its text.
  mutating func drawPrompt(_ prompt: TerminalPrompt, in area: TerminalCanvas.Area) {
    var line = area
    line.height = 1
    let label = " \(prompt.line.isEmpty ? "" : prompt.line + " ")\(prompt.parameter): "
    let asked = canvas.write(
      label,
      row: line.row,
      column: line.column,
      width: line.width / 2,
      ink: .link
    )
    line.column += asked
    line.width -= asked
    if area.height > 1 {
      drawLines(of: prompt.field, in: area.without(top: 1))
    } else {
      let drawn = draw(prompt.field.before, prompt.field.after, in: line)
      line.column += drawn
      line.width -= drawn
    }
    let hint = "   \(hint(for: prompt))"
    guard hint.columns <= line.width else { return }
    canvas.write(hint, row: line.row, column: line.column, width: line.width, ink: .faint)
  }

  private func hint(for prompt: TerminalPrompt) -> String {
    let enter = characters.name(of: "⏎")
    if prompt.isSearch {
      return "\(enter) here   \(characters.name(of: "↑↓")) other   Esc never mind"
    }
    let line = prompt.field.isMultiline ? "   ^J new line" : ""
    return "\(enter) do it\(line)   Esc never mind"
  }

  /// Draws a line of a text with the cursor, cut so that the text around the cursor is visible.
  ///
  /// - Returns: The number of columns used.
  private mutating func draw(
    _ before: String,
    _ after: String,
    in line: TerminalCanvas.Area
  ) -> Int {
    let end = line.column + line.width
    let cursor = after.first.map { String($0.printable) } ?? " "
    let room = max(0, line.width - max(1, cursor.columns))
    var column = line.column
    let text = before.suffix(columns: room)
    column += canvas.write(text, row: line.row, column: column, width: room)
    column += canvas.write(cursor, row: line.row, column: column, width: end - column, ink: .focus)
    let rest = String(after.dropFirst())
    column += canvas.write(rest, row: line.row, column: column, width: end - column)
    return column - line.column
  }

  /// Draws the lines of a text around the cursor.
  private mutating func drawLines(of field: TextField, in area: TerminalCanvas.Area) {
    let before = field.before.split(separator: "\n", omittingEmptySubsequences: false)
    let after = field.after.split(separator: "\n", omittingEmptySubsequences: false)
    let cursor = before.count - 1
    let count = before.count + after.count - 1
    let first = min(max(0, cursor - area.height / 2), max(0, count - area.height))
    for (offset, index) in (first..<count).prefix(area.height).enumerated() {
      var line = area
      (line.row, line.height) = (area.row + offset, 1)
      line.column += 1
      line.width = max(0, line.width - 1)
      if index == cursor {
        _ = draw(String(before[cursor]), String(after[0]), in: line)
      } else {
        let text = index < cursor ? before[index] : after[index - cursor]
        canvas.write(String(text), row: line.row, column: line.column, width: line.width)
      }
    }
  }
}
