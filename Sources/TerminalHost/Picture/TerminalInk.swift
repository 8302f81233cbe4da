/// The purpose of a cell in a drawing; its look is chosen by the code that writes to a terminal.
enum TerminalInk: UInt8, Hashable, Sendable, CaseIterable {
  case plain
  /// The title in a bar.
  case title
  /// The way back, and other things to do.
  case link
  /// Lines, borders and hints.
  case faint
  /// The row that has the focus.
  case focus
  /// A row that does what cannot be undone, and the same with the focus.
  case danger
  case dangerFocus
  /// The selected tab.
  case active
  /// A message that something went wrong.
  case wrong
}
