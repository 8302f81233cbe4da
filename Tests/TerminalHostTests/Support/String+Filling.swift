import TerminalHost

extension String {
  /// Returns true if a line has exactly the columns of a screen, without an end of line or escape.
  func fills(_ width: Int) -> Bool {
    reduce(0) { $0 + $1.columns } == max(0, width)
      && !contains { $0.isNewline || $0 == "\u{1B}" }
  }
}
