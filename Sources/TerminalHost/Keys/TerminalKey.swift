/// A key that a person has pressed, or something else that a person does to a terminal.
enum TerminalKey: Hashable, Sendable {
  /// A key that types a character; marks that follow come as keys of their own.
  case text(Unicode.Scalar)
  /// A character of a text that is pasted, line breaks as line feeds: it is never a command.
  case pasted(Unicode.Scalar)
  case up, down, left, right
  /// Left and right with the shift key.
  case shiftLeft, shiftRight
  /// Left and right with the control or the alt key, or alt with `b` and `f`.
  case wordLeft, wordRight
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
  /// Control with `j`, or alt with Return: a line break in a text of several lines, else Return.
  case newline
  /// Alt with backspace: takes away the word before the cursor.
  case backspaceWord
  /// Alt with `d`, or delete with the control or the alt key: takes away the word after the cursor.
  case deleteWord
  /// A letter with the control key: `control("l")`.
  case control(Unicode.Scalar)
  case mouse(TerminalMouse)
  /// A key that means nothing here, or bytes that are no key.
  case unknown
}
