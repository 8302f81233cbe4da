import ComposableNavigation

extension TerminalCanvas {
  /// Draws what is presented: in a box, or in the place of what is below.
  mutating func drawModal(
    _ picture: TerminalPicture,
    _ style: PresentationStyle,
    in area: Area
  ) {
    let box = style.box(in: area, around: picture)
    fill(box, with: " ")
    guard box != area, box.width > 2, box.height > 2 else {
      return draw(picture, in: box)
    }
    drawBorder(box)
    let inside = Area(
      column: box.column + 1,
      row: box.row + 1,
      width: box.width - 2,
      height: box.height - 2
    )
    guard case .screen(let title, body: _) = picture else { return draw(picture, in: inside) }
    // The border is the screen's bar.
    if inside.width > 2 {
      let text = " \(String(title.fitted(inside.width - 2).text)) "
      let start = (inside.width - text.fitted(inside.width).columns) / 2
      write(text, row: box.row, column: inside.column + start, width: inside.width)
    }
    draw(picture, in: inside, hasTitle: true)
  }

  private mutating func drawBorder(_ box: Area) {
    let line = String(repeating: "─", count: box.width - 2)
    let (last, right) = (box.row + box.height - 1, box.column + box.width - 1)
    write("╭\(line)╮", row: box.row, column: box.column, width: box.width)
    write("╰\(line)╯", row: last, column: box.column, width: box.width)
    for row in box.row + 1..<last {
      write("│", row: row, column: box.column, width: 1)
      write("│", row: row, column: right, width: 1)
    }
  }
}

extension PresentationStyle {
  /// Where something that is presented so stands.
  fileprivate func box(
    in area: TerminalCanvas.Area,
    around picture: TerminalPicture
  ) -> TerminalCanvas.Area {
    switch self {
    case .alert, .confirmationDialog:
      area.box(around: picture, isCentred: self == .alert)
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      area
    case .automatic, .custom:
      area.box(width: area.width - 4, height: area.height - 2)
    case .sheet(let sheet):
      area.box(width: area.width - 4, height: sheet.height(in: area.height))
    case .formSheet:
      area.box(width: area.width * 2 / 3, height: area.height * 2 / 3, isCentred: true)
    case .popover:
      area.box(width: area.width / 2, height: area.height / 2, isCentred: true)
    }
  }
}

extension Sheet {
  /// The rows of the detent at which it rests.
  fileprivate func height(in height: Int) -> Int {
    let part: Double =
      switch selectedDetent ?? detents.first ?? .large {
      case .medium: Double(height) / 2
      case .large, .custom: Double(height - 2)
      case .fraction(let part): Double(height) * part
      case .height(let rows): rows
      }
    // Not a number is no height that anybody has asked for.
    guard !part.isNaN else { return height - 2 }
    return Int(min(max(part, 3), Double(max(3, height - 2))))
  }
}

extension TerminalCanvas.Area {
  /// As much of the area as a dialog needs, with a margin and its border.
  fileprivate func box(around picture: TerminalPicture, isCentred: Bool) -> Self {
    guard case .screen(let title, let body) = picture else { return self }
    let widest = ([title + "  "] + body).map { $0.fitted(width).columns }.max() ?? 0
    return box(
      width: min(widest + 4, width - 2),
      height: min(body.count + 2, height - 1),
      isCentred: isCentred
    )
  }

  /// A part of the area, at the bottom or in the middle; all of it when there is little room.
  fileprivate func box(width: Int, height: Int, isCentred: Bool = false) -> Self {
    guard width > 2, height > 2, width < self.width, height < self.height else { return self }
    return Self(
      column: column + (self.width - width) / 2,
      row: row + (self.height - height) / (isCentred ? 2 : 1),
      width: width,
      height: height
    )
  }
}
