package import TerminalHost

/// Creates the bytes that update a terminal to a frame: only rows that have changed.
///
/// Each row is written at its position. A row that is not blank is erased first, so that its blanks
/// need no bytes: most columns of a large terminal are blank. After a character whose width differs
/// between terminals, the column is set again, so that one wrong width does not shift the rest of
/// the row. Each frame is one synchronized update, so that no half-drawn frame is visible; terminals
/// without this mode ignore it.
package struct FrameWriter {
  let palette: TerminalPalette
  let characters: TerminalCharacters
  private var shown: [[TerminalCanvas.Cell]] = []

  /// The end of a synchronized update, as in “Synchronized Output” of Contour's VT extensions.
  static let end = "\u{1B}[?2026l"
  private static let begin = "\u{1B}[?2026h"

  package init(palette: TerminalPalette, characters: TerminalCharacters = .unicode) {
    (self.palette, self.characters) = (palette, characters)
  }

  /// Forgets the terminal's content: the next frame is written completely.
  mutating func forget() { shown = [] }

  /// - Returns: The bytes to write; empty if nothing has changed.
  package mutating func bytes(for canvas: TerminalCanvas) -> [UInt8] {
    var text = ""
    if shown.count != canvas.cells.count || shown.first?.count != canvas.cells.first?.count {
      text += "\u{1B}[0m\u{1B}[2J"
      shown = TerminalCanvas(width: canvas.area.width, height: canvas.area.height).cells
    }
    for (row, cells) in canvas.cells.enumerated() where shown[row] != cells {
      text += "\u{1B}[\(row + 1);1H"
      if !shown[row].allSatisfy(\.isBlank) { text += "\u{1B}[K" }
      write(cells, to: &text)
    }
    shown = canvas.cells
    return text.isEmpty ? [] : Array((Self.begin + text + Self.end).utf8)
  }

  private func write(_ cells: [TerminalCanvas.Cell], to text: inout String) {
    var ink = TerminalInk.plain
    // The column of the cursor.
    var cursor = 0
    for (column, cell) in cells.enumerated() {
      guard let character = cell.character, !cell.isBlank else { continue }
      let blanks = column - cursor
      if blanks > Self.mostBlanks || blanks > 0 && ink.isReversed {
        text += "\u{1B}[\(column + 1)G"
      } else {
        text += String(repeating: " ", count: blanks)
      }
      if cell.ink != ink {
        text += "\u{1B}[\(palette.parameters(cell.ink))m"
        ink = cell.ink
      }
      text += characters.written(character)
      cursor = column + character.columns
      if characters == .unicode, character.isDisputed { text += "\u{1B}[\(cursor + 1)G" }
    }
    if ink != .plain { text += "\u{1B}[0m" }
  }

  /// The largest number of blanks that takes fewer bytes than moving the cursor.
  private static let mostBlanks = 4
}

extension TerminalCanvas.Cell {
  /// A Boolean value that indicates whether an erased column looks the same.
  fileprivate var isBlank: Bool { character == " " && !ink.isReversed }
}

extension Character {
  /// A Boolean value that indicates whether terminals disagree on the character's width: it has
  /// several scalars, or is an emoji.
  fileprivate var isDisputed: Bool {
    guard let first = unicodeScalars.first else { return false }
    return first.value > 0x7F && (unicodeScalars.count > 1 || first.value >= 0x1F000)
  }
}
