/// An action of the user with the mouse, at a position counted from zero.
package struct TerminalMouse: Hashable, Sendable {
  /// The button, or the direction of the wheel.
  package enum Button: Hashable, Sendable {
    case main, back, wheelUp, wheelDown, wheelLeft, wheelRight
  }

  package var button: Button
  package var column: Int
  package var row: Int

  /// Creates a mouse action from the numbers of xterm's mode 1006; nil for an action without a
  /// meaning here, such as releasing a button.
  ///
  /// - Parameters:
  ///   - code: The number of the button, plus 4 for shift, 8 for alt and 16 for control.
  ///   - column: The column, from one.
  ///   - row: The row, from one.
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

  package init(_ button: Button, column: Int, row: Int) {
    (self.button, self.column, self.row) = (button, column, row)
  }
}
