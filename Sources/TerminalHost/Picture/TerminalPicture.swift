public import ComposableNavigation

/// The appearance of a window, as a value that can be drawn in any size.
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
  /// A title over lines of text, with the state of the screen.
  case screen(title: String, body: [TerminalRow], look: TerminalLook = TerminalLook())
  /// A bar with the title of the screen below, over the topmost view; nil for an empty stack.
  case stack(back: String?, top: TerminalPicture?)
  /// The selected view over a bar of all tabs; nil without tabs.
  case tabs([String], active: Int?, content: TerminalPicture?)
  /// A bar that names all windows, over the focused window; nil without windows.
  case windows([String], active: Int?, content: TerminalPicture?)
  /// Columns side by side.
  case columns([TerminalPart])
  /// A view presented over another.
  case modal(PresentationStyle, TerminalPicture, over: TerminalPicture)

  /// Draws the picture.
  ///
  /// Long drawings are cut off, texts with an ellipsis; unprintable characters are dots. Negative
  /// sizes count as zero.
  ///
  /// - Complexity: O(width × height), and O(*n*) in the length of the drawn texts.
  ///
  /// - Parameters:
  ///   - width: The number of columns of each line.
  ///   - height: The number of lines.
  /// - Returns: Exactly `height` lines of exactly `width` columns.
  public func lines(width: Int, height: Int) -> [String] {
    var canvas = TerminalCanvas(width: width, height: height)
    canvas.draw(self, in: canvas.area)
    return canvas.lines
  }

  /// The bar of the picture: its title, and the title of the screen that back leads to.
  var bar: (back: String?, title: String) {
    switch self {
    case .screen(let title, body: _, look: _): (nil, title)
    case .stack(let back, let top): (top?.bar.back ?? back, top?.bar.title ?? "")
    case .tabs(_, active: _, let content), .windows(_, active: _, let content):
      content?.bar ?? (nil, "")
    case .columns(let parts): parts.first { $0.isFront }?.picture.bar ?? (nil, "")
    case .modal(_, _, let below): below.bar
    }
  }

  /// The title of a screen, even below a modal; nil for a picture with its own bar.
  var screenTitle: String? {
    switch self {
    case .screen(let title, body: _, look: _): title
    case .stack, .tabs, .windows, .columns: nil
    case .modal(_, _, over: let below): below.screenTitle
    }
  }

  /// A Boolean value that indicates whether the picture has a visible tab bar that can be used.
  var hasTabs: Bool {
    switch self {
    case .screen: false
    case .stack(back: _, let top): top?.hasTabs ?? false
    case .tabs: true
    case .windows(_, active: _, let content): content?.hasTabs ?? false
    case .columns(let parts): parts.contains { $0.isFront && $0.picture.hasTabs }
    case .modal(_, let presented, over: _): presented.hasTabs
    }
  }
}
