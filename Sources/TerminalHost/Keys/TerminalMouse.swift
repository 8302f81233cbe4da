/// A deed of a person with a mouse: where it was done, counted from zero.
struct TerminalMouse: Hashable, Sendable {
  /// The button, or the direction of the wheel.
  enum Button: Hashable, Sendable {
    case main, back, wheelUp, wheelDown, wheelLeft, wheelRight
  }

  var button: Button
  var column: Int
  var row: Int

  /// Makes one of what xterm's mode 1006 sends; nil for what means nothing here, such as a button
  /// that is let go.
  ///
  /// - Parameters:
  ///   - code: The number of the button; shift, alt and control add 4, 8 and 16 to it.
  ///   - column: The column, counted from one.
  ///   - row: The row, counted from one.
  init?(code: Int, column: Int, row: Int) {
    let button: Button
    switch code & ~0b1_1100 {
    case 0: button = .main
    case 64: button = .wheelUp
    case 65: button = .wheelDown
    case 66: button = .wheelLeft
    case 67: button = .wheelRight
    case 128: button = .back
    default: return nil
    }
    guard column > 0, row > 0 else { return nil }
    self.init(button, column: column - 1, row: row - 1)
  }

  init(_ button: Button, column: Int, row: Int) {
    (self.button, self.column, self.row) = (button, column, row)
  }
}
