/// What a cell of a drawing is for; how that looks is for who writes it to a terminal.
enum TerminalInk: UInt8, Hashable, Sendable, CaseIterable {
  case plain
  /// What a bar is called.
  case title
  /// Where back leads to, and other things to do.
  case link
  /// Lines, borders and hints.
  case faint
  /// The row that has the focus.
  case focus
  /// The selected tab.
  case active
  /// What went wrong.
  case wrong
}
