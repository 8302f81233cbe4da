/// Something in a drawing that a person can click on.
enum TerminalTarget: Hashable, Sendable {
  /// A row of the screen in front.
  case row(Int)
  /// A row of what can be done.
  case offer(Int)
  case tab(Int)
  case window(Int)
  /// The way back.
  case back
}

extension TerminalCanvas {
  /// A part of the drawing, and the effect of a click there.
  struct Target: Hashable, Sendable {
    var area: Area
    var target: TerminalTarget
  }
}

extension [TerminalCanvas.Target] {
  /// Returns what lies in a column and a row: the one that was drawn last.
  func target(column: Int, row: Int) -> TerminalTarget? {
    last { $0.area.contains(column: column, row: row) }?.target
  }
}

extension TerminalCanvas.Area {
  fileprivate func contains(column: Int, row: Int) -> Bool {
    (self.column..<self.column + max(0, width)).contains(column)
      && (self.row..<self.row + max(0, height)).contains(row)
  }
}
