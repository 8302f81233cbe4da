/// A key that a person has pressed.
enum TerminalKey: Hashable, Sendable {
  /// A key that types a character; marks that follow come as keys of their own.
  case text(Unicode.Scalar)
  case up, down, left, right
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
  /// The right arrow with the alt key: forward again, as browsers have it.
  case forward
  /// A letter with the control key: `control("l")`.
  case control(Unicode.Scalar)
  /// A key that means nothing here, or bytes that are no key.
  case unknown
}
