import TerminalHost

/// The rendering of inks: with colors, or without if the user has disabled them.
package enum TerminalPalette: Hashable, Sendable, CaseIterable {
  case colours
  /// Bold, dim and reversed only; see <https://no-color.org>.
  case monochrome

  /// Chooses the palette for the environment.
  init(_ environment: [String: String]) {
    self = environment["NO_COLOR"]?.isEmpty == false ? .monochrome : .colours
  }

  /// Returns the parameters of ECMA-48's “select graphic rendition” for an ink.
  func parameters(_ ink: TerminalInk) -> String {
    let isColoured = self == .colours
    return switch ink {
    case .plain: "0"
    case .title: "0;1"
    case .link: isColoured ? "0;36" : "0;1"
    case .faint: isColoured ? "0;90" : "0;2"
    case .focus: "0;7"
    case .danger: isColoured ? "0;31" : "0"
    case .dangerFocus: isColoured ? "0;7;31" : "0;7"
    case .active: isColoured ? "0;1;36" : "0;1"
    case .wrong: isColoured ? "0;1;31" : "0;1"
    }
  }
}
