extension TerminalCanvas {
  /// Draws a picture.
  ///
  /// - Parameters:
  ///   - picture: The picture to draw.
  ///   - area: The area to draw in.
  ///   - hasTitle: True if a bar above already shows the title.
  ///   - isFront: True if the user can touch the picture.
  package mutating func draw(
    _ picture: TerminalPicture,
    in area: Area,
    hasTitle: Bool = false,
    isFront: Bool = true
  ) {
    guard !area.isEmpty else { return }
    switch picture {
    case .screen(_, let body, let look):
      let inside = hasTitle ? area : drawBar(of: picture, in: area, isFront: isFront)
      drawRows(body, look, in: inside, isFront: isFront)
    case .stack(back: _, let top):
      // Nested stacks share one bar.
      let inside = hasTitle ? area : drawBar(of: picture, in: area, isFront: isFront)
      if let top { draw(top, in: inside, hasTitle: true, isFront: isFront) }
    case .tabs(let titles, let active, let content):
      let hasRule = area.height > (isLive ? 7 : 2)
      if let content {
        let inside = area.without(top: 0, bottom: hasRule ? 2 : 1)
        draw(content, in: inside, hasTitle: hasTitle, isFront: isFront)
      }
      let isNumbered = isLive && isFront && content?.hasTabs != true
      if hasRule { drawRule(in: area, row: area.row + area.height - 2) }
      drawTitles(titles, active, isNumbered: isNumbered, in: area.line(area.height - 1)) {
        isNumbered ? .tab($0) : nil
      }
    case .windows(let titles, let active, let content):
      let hasRule = area.height > (isLive ? 9 : 3)
      if let content {
        let inside = area.without(top: hasRule ? 2 : 1)
        draw(content, in: inside, hasTitle: hasTitle, isFront: isFront)
      }
      if hasRule { drawRule(in: area, row: area.row + 1) }
      let isClickable = isLive && isFront
      drawTitles(titles, active, isNumbered: false, in: area.line(0)) {
        isClickable ? .window($0) : nil
      }
    case .columns(let parts):
      drawColumns(parts, in: area, isFront: isFront)
    case .modal(let style, let presented, let below):
      draw(below, in: area, hasTitle: hasTitle, isFront: false)
      drawModal(presented, style, in: area, isFront: isFront)
    }
  }

  /// Draws columns from the left, with lines between them; the last one fills the rest.
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

  /// Draws a bar, with a line below it if there is room.
  ///
  /// - Returns: The remaining area.
  private mutating func drawBar(
    of picture: TerminalPicture,
    in area: Area,
    isFront: Bool
  ) -> Area {
    let (back, title) = picture.bar
    var start = 0
    if let back {
      // The back button takes at most half of the bar.
      let width = area.width / 2
      start = write("‹ \(back)", row: area.row, column: area.column, width: width, ink: .link)
      let link = Area(column: area.column, row: area.row, width: start, height: 1)
      if isLive, isFront { targets.append(Target(area: link, target: .back)) }
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
    // In a small terminal, a row of content is more useful than a line.
    guard area.height > (isLive ? 4 : 1) else { return area.without(top: isLive ? 1 : 2) }
    drawRule(in: area, row: area.row + 1)
    return area.without(top: 2)
  }

  package mutating func drawRule(in area: Area, row: Int) {
    let line = Area(column: area.column, row: row, width: area.width, height: 1)
    fill(line, with: "─", ink: .faint)
  }

  /// Draws titles in one line, with the active one in brackets.
  private mutating func drawTitles(
    _ titles: [String],
    _ active: Int?,
    isNumbered: Bool,
    in line: Area,
    target: (Int) -> TerminalTarget?
  ) {
    var bar = ""
    var places: [(column: Int, width: Int)] = []
    for (index, title) in titles.enumerated() {
      let title = isNumbered && index < 9 ? "\(index + 1) \(title)" : title
      let text = index == active ? "[\(title)]" : " \(title) "
      places.append((bar.columns, text.columns))
      bar += text
    }
    let marked = active.flatMap { places.indices.contains($0) ? places[$0] : nil }
    // The active title is always visible.
    let hidden = isLive ? max(0, (marked.map { $0.column + $0.width } ?? 0) - line.width) : 0
    fill(line, with: " ")
    write(
      hidden > 0 ? bar.dropping(columns: hidden) : bar,
      row: line.row,
      column: line.column,
      width: line.width
    )
    func visible(_ place: (column: Int, width: Int)) -> Area {
      let start = min(max(0, place.column - hidden), line.width)
      let end = min(max(0, place.column + place.width - hidden), line.width)
      return Area(column: line.column + start, row: line.row, width: end - start, height: 1)
    }
    for (index, place) in places.enumerated() {
      if let clicked = target(index) {
        targets.append(Target(area: visible(place), target: clicked))
      }
    }
    if let marked { paint(visible(marked), .active) }
  }
}
