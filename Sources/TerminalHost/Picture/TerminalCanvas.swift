/// A grid of columns and rows; writing outside of it has no effect.
package struct TerminalCanvas {
  /// A rectangle of the grid.
  package struct Area: Hashable, Sendable {
    package var column: Int
    package var row: Int
    package var width: Int
    package var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns the area without some rows at the top and at the bottom.
    package func without(top: Int, bottom: Int = 0) -> Area {
      Area(column: column, row: row + top, width: width, height: max(0, height - top - bottom))
    }

    /// Returns one row of the area, counted from the top.
    func line(_ index: Int) -> Area {
      Area(column: column, row: row + index, width: width, height: 1)
    }
  }

  /// The content of one column; the cell after a character of two columns has none.
  package struct Cell: Hashable {
    package var character: Character? = " "
    package var ink = TerminalInk.plain
  }

  package let area: Area
  /// A Boolean value that indicates whether a user is present, so that choices are marked.
  let isLive: Bool
  /// A Boolean value that indicates whether the focused row is marked.
  package var showsFocus = true
  /// The position in the rows of the screen in front, as drawn.
  package var place: RowFocus?
  /// The parts that the user can click; later ones cover earlier ones.
  package var targets: [Target] = []
  package private(set) var cells: [[Cell]]

  package init(width: Int, height: Int, isLive: Bool = false) {
    area = Area(column: 0, row: 0, width: max(0, width), height: max(0, height))
    self.isLive = isLive
    cells = Array(repeating: Array(repeating: Cell(), count: area.width), count: area.height)
  }

  package var lines: [String] { cells.map { row in String(row.compactMap(\.character)) } }

  /// Writes a text into a row, cut to a width.
  ///
  /// - Returns: The number of columns used.
  @discardableResult
  package mutating func write(
    _ text: String,
    row: Int,
    column: Int,
    width: Int,
    ink: TerminalInk = .plain
  ) -> Int {
    guard cells.indices.contains(row), column >= 0 else { return 0 }
    let fitted = text.fitted(min(width, area.width - column))
    var column = column
    for character in fitted.text {
      put(character, row, column, ink)
      column += character.columns
    }
    return fitted.columns
  }

  package mutating func fill(_ area: Area, with character: Character, ink: TerminalInk = .plain) {
    guard !area.isEmpty else { return }
    let line = String(repeating: character, count: area.width)
    for row in area.row..<area.row + area.height {
      write(line, row: row, column: area.column, width: area.width, ink: ink)
    }
  }

  /// Changes the ink of an area, and keeps its characters.
  mutating func paint(_ area: Area, _ ink: TerminalInk) {
    for row in area.row..<area.row + max(0, area.height) where cells.indices.contains(row) {
      for column in area.column..<area.column + max(0, area.width)
      where cells[row].indices.contains(column) { cells[row][column].ink = ink }
    }
  }

  private mutating func put(_ character: Character, _ row: Int, _ column: Int, _ ink: TerminalInk) {
    let end = column + character.columns
    // A wide character that is half overwritten is removed.
    if cells[row][column].character == nil, column > 0 { cells[row][column - 1].character = " " }
    if end < area.width, cells[row][end].character == nil { cells[row][end].character = " " }
    cells[row][column] = Cell(character: character, ink: ink)
    if end - column == 2 { cells[row][column + 1] = Cell(character: nil, ink: ink) }
  }
}
