/// A key that the user presses, or another input at a terminal.
package enum TerminalKey: Hashable, Sendable {
  /// A typed character; combining marks after it are separate keys.
  case text(Unicode.Scalar)
  /// A character of a pasted text, with line breaks as line feeds; never a command.
  case pasted(Unicode.Scalar)
  case up, down, left, right
  /// Left and right with the shift key.
  case shiftLeft, shiftRight
  /// Left and right with the control or the alt key, or alt with `b` and `f`.
  case wordLeft, wordRight
  case home, end, pageUp, pageDown
  case enter, escape, tab, backTab, backspace, delete
  /// Control with `j`, or alt with Return: a line break in a text of several lines, or else Return.
  case newline
  /// Alt with backspace: deletes the word before the cursor.
  case backspaceWord
  /// Alt with `d`, or delete with the control or the alt key: deletes the word after the cursor.
  case deleteWord
  /// A letter with the control key: `control("l")`.
  case control(Unicode.Scalar)
  case mouse(TerminalMouse)
  /// A key without a meaning here, or bytes that are not a key.
  case unknown
}
