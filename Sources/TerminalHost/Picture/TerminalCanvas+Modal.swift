import ComposableNavigation

extension TerminalCanvas {
  /// Draws a presented picture: in a box, or in place of the picture below.
  mutating func drawModal(
    _ picture: TerminalPicture,
    _ style: PresentationStyle,
    in area: Area,
    isFront: Bool
  ) {
    if case .screen(let title, let body, let look) = picture, look.isAlert || style.isDialog {
      let isCentred = style != .confirmationDialog
      return drawAlert(title, body, look, in: area, isCentred: isCentred, isFront: isFront)
    }
    // In a small terminal, borders are left out first, so that the choices stay visible.
    let box = isLive && area.height < 9 ? area : style.box(in: area)
    fill(box, with: " ")
    guard box != area, let inside = box.inside else {
      return draw(picture, in: box, isFront: isFront)
    }
    drawBorder(box)
    // A host shows its title in its own bar.
    let title = picture.screenTitle
    if case .sheet(let sheet) = style, sheet.showsGrabber {
      drawGrabber(onBorderOf: box, around: title ?? "")
    }
    if let title { drawTitle(title, onBorderOf: box) }
    draw(picture, in: inside, hasTitle: title != nil, isFront: isFront)
  }

  /// Draws an alert or a confirmation dialog: a box in the center or at the bottom.
  private mutating func drawAlert(
    _ title: String,
    _ body: [TerminalRow],
    _ look: TerminalLook,
    in area: Area,
    isCentred: Bool,
    isFront: Bool
  ) {
    let margin = 3  // for the mark of the focus, and a space; the same without a user
    let widest = max(area.width * 2 / 3, min(area.width - 4, 24))
    let texts = body.map { $0.line.columns + margin } + [title.columns + 2]
    let width = min(texts.max() ?? 0, max(1, widest - 2))
    // The whole question must be visible, but may not fit the border; each answer is one row.
    let isOnBorder = title.columns + 2 <= width
    let header = isOnBorder ? "" : title
    if isLive {
      let lines = RowLines(body, under: header, width: width)
      let size = min(lines.lines.count + 2, area.height - 1)
      let box = area.box(width: width + 2, height: size, isCentred: isCentred)
      fill(box, with: " ")
      guard box != area, let inside = box.inside else {
        return drawRows(body, look, in: box, under: title, isFront: isFront)
      }
      drawBorder(box)
      if isOnBorder { drawTitle(title, onBorderOf: box) }
      return drawRows(body, look, in: inside, under: header, isFront: isFront)
    }
    let rows = ((isOnBorder ? [] : [TerminalRow(title), ""]) + body).flatMap { row in
      row.choice == nil && row.text.columns + margin > width
        ? row.text.wrapped(width - margin).map { row.saying($0) } : [row]
    }
    let box = area.box(
      width: width + 2,
      height: min(rows.count + 2, area.height - 1),
      isCentred: isCentred
    )
    fill(box, with: " ")
    guard box != area, let inside = box.inside else {
      return draw(.screen(title: title, body: rows, look: look), in: box, isFront: isFront)
    }
    drawBorder(box)
    if isOnBorder { drawTitle(title, onBorderOf: box) }
    drawRows(rows, look, in: inside, isFront: isFront)
  }

  /// Writes a title into the upper border, which is the bar of the box.
  private mutating func drawTitle(_ title: String, onBorderOf box: Area) {
    guard let inside = box.inside, inside.width > 2 else { return }
    let text = " \(String(title.fitted(inside.width - 2).text)) "
    let start = (inside.width - text.fitted(inside.width).columns) / 2
    write(
      text,
      row: box.row,
      column: inside.column + start,
      width: inside.width - start,
      ink: .title
    )
  }

  /// Makes the upper border thick in the middle, on both sides of the title.
  private mutating func drawGrabber(onBorderOf box: Area, around title: String) {
    guard let inside = box.inside else { return }
    let width = min(inside.width, title.isEmpty ? 6 : title.columns + 2 + 6)
    let column = inside.column + (inside.width - width) / 2
    let line = String(repeating: "━", count: width)
    write(line, row: box.row, column: column, width: width)
  }

  private mutating func drawBorder(_ box: Area) {
    let line = String(repeating: "─", count: box.width - 2)
    let (last, right) = (box.row + box.height - 1, box.column + box.width - 1)
    write("╭\(line)╮", row: box.row, column: box.column, width: box.width, ink: .faint)
    write("╰\(line)╯", row: last, column: box.column, width: box.width, ink: .faint)
    for row in box.row + 1..<last {
      write("│", row: row, column: box.column, width: 1, ink: .faint)
      write("│", row: row, column: right, width: 1, ink: .faint)
    }
  }
}

extension PresentationStyle {
  /// A Boolean value that indicates whether a screen in this style is only as large as its text.
  fileprivate var isDialog: Bool { self == .alert || self == .confirmationDialog }

  /// Returns the area of a view that is presented in this style.
  fileprivate func box(in area: TerminalCanvas.Area) -> TerminalCanvas.Area {
    switch self {
    case .none, .fullScreen, .currentContext, .overFullScreen, .overCurrentContext:
      area
    case .automatic, .custom:
      area.box(width: area.width - 4, height: area.height - 2)
    case .sheet(let sheet):
      area.box(width: area.width - 4, height: sheet.height(in: area.height))
    case .formSheet:
      area.box(width: area.width * 2 / 3, height: area.height * 2 / 3, isCentred: true)
    case .popover, .alert, .confirmationDialog:
      area.box(width: area.width / 2, height: area.height / 2, isCentred: true)
    }
  }
}

extension Sheet {
  /// Returns the number of rows of the selected detent.
  fileprivate func height(in height: Int) -> Int {
    let part: Double =
      switch selectedDetent ?? detents.first ?? .large {
      case .medium: Double(height) / 2
      case .large, .custom: Double(height - 2)
      case .fraction(let part): Double(height) * part
      case .height(let rows): rows
      }
    // A detent that is not a number has the largest height.
    guard !part.isNaN else { return height - 2 }
    return Int(min(max(part, 3), Double(max(3, height - 2))))
  }
}

extension TerminalCanvas.Area {
  /// The area within a border; nil if it is empty.
  fileprivate var inside: Self? {
    guard width > 2, height > 2 else { return nil }
    return Self(column: column + 1, row: row + 1, width: width - 2, height: height - 2)
  }

  /// Returns a part of the area, at the bottom or in the center; all of it if there is little room.
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
