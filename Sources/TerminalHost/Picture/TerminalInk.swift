/// The purpose of a cell in a drawing; the palette decides the appearance.
package enum TerminalInk: UInt8, Hashable, Sendable, CaseIterable {
  case plain
  /// The title in a bar.
  case title
  /// The back button, and other actions.
  case link
  /// Lines, borders and hints.
  case faint
  /// The focused row.
  case focus
  /// A row with a destructive action, without and with the focus.
  case danger
  case dangerFocus
  /// The selected tab.
  case active
  /// A failure message.
  case wrong

  /// A Boolean value that indicates whether the ink also colours blanks.
  package var isReversed: Bool { self == .focus || self == .dangerFocus }
}
