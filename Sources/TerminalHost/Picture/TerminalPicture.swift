public import ComposableNavigation

/// The look of a window, as a value that can be drawn in any size.
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
  /// A title over lines of text, and how it stands.
  case screen(title: String, body: [TerminalRow], look: TerminalLook = TerminalLook())
  /// A bar with the title of what is below, over the topmost view; nil for an empty stack.
  case stack(back: String?, top: TerminalPicture?)
  /// The selected view over a bar of all; nil without tabs.
  case tabs([String], active: Int?, content: TerminalPicture?)
  /// A bar that names all windows, over the focused one; nil without windows.
  case windows([String], active: Int?, content: TerminalPicture?)
  /// Columns beside each other.
  case columns([TerminalPart])
  /// Something presented over something else.
  case modal(PresentationStyle, TerminalPicture, over: TerminalPicture)

  /// Draws the picture.
  ///
  /// Drawings that do not fit are cut off, texts with an ellipsis; unprintable characters are dots.
  /// Sizes below zero count as zero.
  ///
  /// - Complexity: O(width × height), and O(*n*) in the length of what is drawn.
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

  /// The bar over the picture: its title, and the title of the screen that back leads to.
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

  /// The title of a screen, whatever is presented over it; nil for what has a bar of its own.
  var screenTitle: String? {
    switch self {
    case .screen(let title, body: _, look: _): title
    case .stack, .tabs, .windows, .columns: nil
    case .modal(_, _, over: let below): below.screenTitle
    }
  }

  /// Tells whether a person sees a tab bar in the picture that can be used.
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
