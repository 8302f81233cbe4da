/// A grid of columns and rows, written to without ever leaving it.
struct TerminalCanvas {
  /// A part of the grid.
  struct Area: Hashable {
    var column: Int
    var row: Int
    var width: Int
    var height: Int

    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Without so many rows at the top and at the bottom.
    func without(top: Int, bottom: Int = 0) -> Area {
      Area(column: column, row: row + top, width: width, height: max(0, height - top - bottom))
    }
  }

  let area: Area
  /// A character of two columns is followed by nil.
  private var cells: [[Character?]]

  init(width: Int, height: Int) {
    area = Area(column: 0, row: 0, width: max(0, width), height: max(0, height))
    let row = [Character?](repeating: " ", count: area.width)
    cells = Array(repeating: row, count: area.height)
  }

  var lines: [String] { cells.map { row in String(row.compactMap(\.self)) } }

  /// Writes a text into at most so many columns of a row.
  mutating func write(_ text: String, row: Int, column: Int, width: Int) {
    guard cells.indices.contains(row), column >= 0 else { return }
    var column = column
    for character in text.fitted(min(width, area.width - column)).text {
      put(character, row, column)
      column += character.columns
    }
  }

  /// Repeats a character in an area.
  mutating func fill(_ area: Area, with character: Character) {
    guard !area.isEmpty else { return }
    let line = String(repeating: character, count: area.width)
    for row in area.row..<area.row + area.height {
      write(line, row: row, column: area.column, width: area.width)
    }
  }

  private mutating func put(_ character: Character, _ row: Int, _ column: Int) {
    let end = column + character.columns
    // Half of a wide character is none.
    if cells[row][column] == nil, column > 0 { cells[row][column - 1] = " " }
    if end < area.width, cells[row][end] == nil { cells[row][end] = " " }
    cells[row][column] = character
    if end - column == 2 { cells[row][column + 1] = nil }
  }
}
