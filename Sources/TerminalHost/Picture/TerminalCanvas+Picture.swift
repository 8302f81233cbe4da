extension TerminalCanvas {
  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture to draw.
  ///   - area: Where.
  ///   - hasTitle: True if a bar above says what the picture's bar would.
  ///   - isFront: True if a person can touch it.
  mutating func draw(
    _ picture: TerminalPicture,
    in area: Area,
    hasTitle: Bool = false,
    isFront: Bool = true
  ) {
    guard !area.isEmpty else { return }
    switch picture {
    case .screen(_, let body, let look):
      let inside = hasTitle ? area : drawBar(of: picture, in: area)
      drawRows(body, look, in: inside, isFront: isFront)
    case .stack(back: _, let top):
      // One bar is enough for stacks in stacks.
      let inside = hasTitle ? area : drawBar(of: picture, in: area)
      if let top { draw(top, in: inside, hasTitle: true, isFront: isFront) }
    case .tabs(let titles, let active, let content):
      let hasRule = area.height > (isLive ? 7 : 2)
      if let content {
        let inside = area.without(top: 0, bottom: hasRule ? 2 : 1)
        draw(content, in: inside, hasTitle: hasTitle, isFront: isFront)
      }
      let isNumbered = isLive && isFront && content?.hasTabs != true
      if hasRule { drawRule(in: area, row: area.row + area.height - 2) }
      drawTabs(titles, active, isNumbered: isNumbered, in: area)
    case .columns(let parts):
      drawColumns(parts, in: area, isFront: isFront)
    case .modal(let style, let presented, let below):
      draw(below, in: area, hasTitle: hasTitle, isFront: false)
      drawModal(presented, style, in: area, isFront: isFront)
    }
  }

  /// Draws columns from the left, a line between two; the last one gets what is left.
  private mutating func drawColumns(_ parts: [TerminalPart], in area: Area, isFront: Bool) {
    var rest = area
    for (index, part) in parts.enumerated() {
      var column = rest
      if index < parts.count - 1 {
        column.width = min(Int(Double(area.width) * part.width), max(0, rest.width - 1))
        let line = Area(
          column: column.column + column.width,
          row: area.row,
          width: min(1, rest.width - column.width),
          height: area.height
        )
        fill(line, with: "│", ink: .faint)
        rest.column = line.column + 1
        rest.width -= column.width + 1
      }
      draw(part.picture, in: column, isFront: isFront && part.isFront)
    }
  }

  /// Draws rows from where the person has moved them to; those that can be chosen have a mark.
  mutating func drawRows(
    _ rows: [TerminalRow],
    _ look: TerminalLook,
    in area: Area,
    isFront: Bool
  ) {
    guard !area.isEmpty else { return }
    guard isLive else {
      for (offset, row) in rows.prefix(area.height).enumerated() {
        let ink = row.isFaint ? TerminalInk.faint : .plain
        write(row.text, row: area.row + offset, column: area.column, width: area.width, ink: ink)
      }
      return
    }
    let place = look.place.shown(rows, height: area.height)
    if isFront { self.place = place }
    let focus = isFront && showsFocus ? place.focus(in: rows) : nil
    let hasChoices = rows.contains { $0.choice != nil }
    for (offset, row) in rows.dropFirst(place.first).prefix(area.height).enumerated() {
      let isFocus = focus == place.first + offset
      let line = Area(column: area.column, row: area.row + offset, width: area.width, height: 1)
      let ink = isFocus ? TerminalInk.focus : row.isFaint ? .faint : .plain
      if isFocus { fill(line, with: " ", ink: ink) }
      let mark = isFocus ? "▸ " : hasChoices ? "  " : ""
      write(mark + row.text, row: line.row, column: line.column, width: line.width, ink: ink)
    }
    if isFront, rows.count > area.height { drawCount(rows, place, focus, above: area) }
  }

  /// Says in the line above how far the rows go on.
  private mutating func drawCount(
    _ rows: [TerminalRow],
    _ place: RowFocus,
    _ focus: Int?,
    above area: Area
  ) {
    let row = focus ?? min(place.first + place.height, rows.count) - 1
    let text = " \(row + 1) of \(rows.count) "
    let column = area.column + area.width - text.count - 1
    // Not over a title, nor over nothing.
    guard column > area.column, cells.indices.contains(area.row - 1),
      cells[area.row - 1][column..<column + text.count].allSatisfy({ $0.character == "─" })
    else { return }
    write(text, row: area.row - 1, column: column, width: text.count, ink: .faint)
  }

  /// Draws a bar, with a line below it where there is room.
  ///
  /// - Returns: The area that is left.
  private mutating func drawBar(of picture: TerminalPicture, in area: Area) -> Area {
    let (back, title) = picture.bar
    var start = 0
    if let back {
      // Back never takes more than half of the bar from the title.
      let width = area.width / 2
      start = write("‹ \(back)", row: area.row, column: area.column, width: width, ink: .link)
      start = min(start + 1, area.width)
    }
    let centred = (area.width - title.fitted(area.width).columns) / 2
    start = max(start, centred)
    write(
      title,
      row: area.row,
      column: area.column + start,
      width: area.width - start,
      ink: .title
    )
    // A person needs a row to choose more than a line.
    guard area.height > (isLive ? 4 : 1) else { return area.without(top: isLive ? 1 : 2) }
    drawRule(in: area, row: area.row + 1)
    return area.without(top: 2)
  }

  mutating func drawRule(in area: Area, row: Int) {
    let line = Area(column: area.column, row: row, width: area.width, height: 1)
    fill(line, with: "─", ink: .faint)
  }

  private mutating func drawTabs(
    _ titles: [String],
    _ active: Int?,
    isNumbered: Bool,
    in area: Area
  ) {
    let last = area.row + area.height - 1
    var bar = ""
    var marked: (column: Int, width: Int)?
    for (index, title) in titles.enumerated() {
      let title = isNumbered && index < 9 ? "\(index + 1) \(title)" : title
      let text = index == active ? "[\(title)]" : " \(title) "
      if index == active { marked = (bar.columns, text.columns) }
      bar += text
    }
    let line = Area(column: area.column, row: last, width: area.width, height: 1)
    fill(line, with: " ")
    write(bar, row: last, column: line.column, width: line.width)
    guard let marked, marked.column < line.width else { return }
    let width = min(marked.width, line.width - marked.column)
    paint(Area(column: line.column + marked.column, row: last, width: width, height: 1), .active)
  }
}
