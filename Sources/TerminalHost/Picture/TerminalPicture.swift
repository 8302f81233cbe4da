public import ComposableNavigation

/// What a window looks like, as a value that can be drawn in any size.
///
/// ```swift
/// let list = TerminalPicture.screen(title: "Message", body: ["Hello"])
/// TerminalPicture.stack(back: "Inbox", top: list).lines(width: 24, height: 3)
/// // ["‹ Inbox  Message        ",
/// //  "────────────────────────",
/// //  "Hello                   "]
/// ```
///
/// Get one from ``TerminalView/picture`` or ``TerminalWindow/picture``.
public indirect enum TerminalPicture: Hashable, Sendable {
  /// A title over lines of text.
  case screen(title: String, body: [String])
  /// A bar with the title of what is below, over the topmost view; nil for an empty stack.
  case stack(back: String?, top: TerminalPicture?)
  /// The selected view over a bar of all; nil without tabs.
  case tabs([String], active: Int?, content: TerminalPicture?)
  /// Something presented over something else.
  case modal(PresentationStyle, TerminalPicture, over: TerminalPicture)

  /// Draws the picture.
  ///
  /// What does not fit is cut off, texts with an ellipsis; what cannot be printed is a dot. Sizes
  /// below zero count as zero. O(width × height), and O(*n*) in the length of what is drawn.
  ///
  /// - Parameters:
  ///   - width: How many columns each line has.
  ///   - height: How many lines there are.
  /// - Returns: Exactly `height` lines of exactly `width` columns.
  public func lines(width: Int, height: Int) -> [String] {
    var canvas = TerminalCanvas(width: width, height: height)
    canvas.draw(self, in: canvas.area)
    return canvas.lines
  }

  /// What a bar calls it.
  var title: String {
    switch self {
    case .screen(let title, body: _): title
    case .stack(back: _, let top): top?.title ?? ""
    case .tabs(_, active: _, let content): content?.title ?? ""
    case .modal(_, _, let below): below.title
    }
  }
}

extension TerminalCanvas {
  mutating func draw(_ picture: TerminalPicture, in area: Area, hasTitle: Bool = false) {
    guard !area.isEmpty else { return }
    switch picture {
    case .screen(let title, let body):
      drawScreen(title, body, in: area, hasTitle: hasTitle)
    case .stack(let back, let top):
      drawBar(back: back, title: top?.title ?? "", in: area)
      if let top { draw(top, in: area.without(top: 2), hasTitle: true) }
    case .tabs(let titles, let active, let content):
      drawTabs(titles, active, content, in: area, hasTitle: hasTitle)
    case .modal(let style, let presented, let below):
      draw(below, in: area, hasTitle: hasTitle)
      drawModal(presented, style, in: area)
    }
  }

  private mutating func drawScreen(
    _ title: String,
    _ body: [String],
    in area: Area,
    hasTitle: Bool
  ) {
    if !hasTitle { drawBar(back: nil, title: title, in: area) }
    let area = hasTitle ? area : area.without(top: 2)
    for (offset, line) in body.prefix(area.height).enumerated() {
      write(line, row: area.row + offset, column: area.column, width: area.width)
    }
  }

  private mutating func drawBar(back: String?, title: String, in area: Area) {
    var start = 0
    if let back {
      // Back never takes more than half of the bar from the title.
      let back = "‹ \(back)"
      write(back, row: area.row, column: area.column, width: area.width / 2)
      start = min(back.fitted(area.width / 2).columns + 1, area.width)
    }
    let centred = (area.width - title.fitted(area.width).columns) / 2
    start = max(start, centred)
    write(title, row: area.row, column: area.column + start, width: area.width - start)
    if area.height > 1 { drawRule(in: area, row: area.row + 1) }
  }

  private mutating func drawRule(in area: Area, row: Int) {
    fill(Area(column: area.column, row: row, width: area.width, height: 1), with: "─")
  }

  private mutating func drawTabs(
    _ titles: [String],
    _ active: Int?,
    _ content: TerminalPicture?,
    in area: Area,
    hasTitle: Bool
  ) {
    let hasRule = area.height > 2
    if let content {
      draw(content, in: area.without(top: 0, bottom: hasRule ? 2 : 1), hasTitle: hasTitle)
    }
    let last = area.row + area.height - 1
    if hasRule { drawRule(in: area, row: last - 1) }
    let bar = titles.enumerated().map { $0 == active ? "[\($1)]" : " \($1) " }.joined()
    write(bar, row: last, column: area.column, width: area.width)
  }
}
