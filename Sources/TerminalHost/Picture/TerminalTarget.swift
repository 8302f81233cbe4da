/// A part of a drawing that the user can click.
package enum TerminalTarget: Hashable, Sendable {
  /// A row of the screen in front.
  case row(Int)
  /// A row of the list of actions.
  case offer(Int)
  case tab(Int)
  case window(Int)
  /// The back button.
  case back
}

extension TerminalCanvas {
  /// An area of the drawing, and the target of a click there.
  package struct Target: Hashable, Sendable {
    package var area: Area
    package var target: TerminalTarget
  }
}

extension [TerminalCanvas.Target] {
  /// Returns the target at a position: the one that was drawn last.
  package func target(column: Int, row: Int) -> TerminalTarget? {
    last { $0.area.contains(column: column, row: row) }?.target
  }
}

extension TerminalCanvas.Area {
  fileprivate func contains(column: Int, row: Int) -> Bool {
    (self.column..<self.column + max(0, width)).contains(column)
      && (self.row..<self.row + max(0, height)).contains(row)
  }
}
