import ComposableNavigation

extension TerminalCanvas {
  /// Draws rows from the scroll position on, with a mark at the row with the focus.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - look: The look of the screen, with the position in the rows.
  ///   - area: The area to draw in.
  ///   - header: A text above the rows, for interactive use.
  ///   - isFront: True if the user can touch the rows.
  ///   - target: Returns the target of a click on a row.
  package mutating func drawRows(
    _ rows: [TerminalRow],
    _ look: TerminalLook,
    in area: Area,
    under header: String = "",
    isFront: Bool,
    target: (Int) -> TerminalTarget = { .row($0) }
  ) {
    guard !area.isEmpty else { return }
    guard isLive else {
      for (offset, row) in rows.prefix(area.height).enumerated() {
        let ink = row.isFaint ? TerminalInk.faint : .plain
        write(row.line, row: area.row + offset, column: area.column, width: area.width, ink: ink)
      }
      return
    }
    let lines = RowLines(rows, under: header, width: area.width)
    let place = look.place.shown(rows, lines, height: area.height)
    if isFront { self.place = place }
    let focus = isFront && showsFocus && !place.isAway ? place.focus(in: rows) : nil
    for (offset, line) in lines.lines.dropFirst(place.first).prefix(area.height).enumerated() {
      let isFocus = line.row != nil && line.row == focus
      let row = line.row.map { rows[$0] }
      let part = Area(column: area.column, row: area.row + offset, width: area.width, height: 1)
      draw(line, of: row, isFocus, moved: place.column, in: part)
      guard isFront, let index = line.row, row?.choice != nil else { continue }
      targets.append(Target(area: part, target: target(index)))
    }
    if isFront, lines.lines.count > area.height { drawCount(rows, lines, place, above: area) }
  }

  private mutating func draw(
    _ line: RowLines.Line,
    of row: TerminalRow?,
    _ isFocus: Bool,
    moved column: Int,
    in area: Area
  ) {
    let isDanger = row?.role == .destructive && row?.isFaint == false
    let ink: TerminalInk =
      switch (isFocus, isDanger) {
      case (true, true): .dangerFocus
      case (true, false): .focus
      case (false, true): .danger
      case (false, false): row == nil ? .title : row?.isFaint == true ? .faint : .plain
      }
    if isFocus { fill(area, with: " ", ink: ink) }
    let text = line.isMoved && column > 0 ? line.text.dropping(columns: column) : line.text
    let mark = isFocus ? "▸ " : "  "
    write(mark + text, row: area.row, column: area.column, width: area.width, ink: ink)
  }

  /// Writes a count into the line above: the number of the focused row among the choices, or of the
  /// last visible line.
  private mutating func drawCount(
    _ rows: [TerminalRow],
    _ lines: RowLines,
    _ place: RowFocus,
    above area: Area
  ) {
    let choices = rows.indices.filter { rows[$0].choice != nil }
    let number =
      place.focus(in: rows).flatMap { choices.firstIndex(of: $0) }.map { $0 + 1 }
      ?? min(place.first + place.height, lines.lines.count)
    let text = " \(number) of \(choices.isEmpty ? lines.lines.count : choices.count) "
    let column = area.column + area.width - text.count - 1
    // Only on a plain line, not over a title.
    guard column > area.column, cells.indices.contains(area.row - 1),
      cells[area.row - 1][column..<column + text.count].allSatisfy({ $0.character == "─" })
    else { return }
    write(text, row: area.row - 1, column: column, width: text.count, ink: .faint)
  }
}
