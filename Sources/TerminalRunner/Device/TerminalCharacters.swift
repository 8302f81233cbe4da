import Foundation
import TerminalHost

/// The characters that a terminal can show.
package enum TerminalCharacters: Hashable, Sendable, CaseIterable {
  case unicode
  case ascii

  /// Chooses the characters for the environment.
  ///
  /// The first variable that is set of `LC_ALL`, `LC_CTYPE` and `LANG` decides: `C`, `POSIX` and
  /// all values without UTF-8 mean ASCII. If none is set, as in many containers, Unicode is used.
  init(_ environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = locale?.lowercased().filter { $0 != "-" }
    self = name?.contains("utf8") == false ? .ascii : .unicode
  }

  /// Returns the text that represents a character, with the same number of columns.
  func written(_ character: Character) -> String {
    guard self == .ascii, !character.isASCII else { return String(character) }
    if let same = Self.same[character] { return String(same) }
    // A base letter is better than a question mark: é becomes e.
    let parts = String(character).decomposedStringWithCanonicalMapping
    if character.columns == 1, let letter = parts.unicodeScalars.first, letter.isASCII {
      return String(letter)
    }
    return String(repeating: "?", count: character.columns)
  }

  func name(of key: String) -> String { self == .ascii ? Self.names[key] ?? key : key }

  /// Returns the symbol that indicates running work, after a number of ticks.
  func workMark(_ turn: Int) -> Character {
    let marks = self == .ascii ? Self.plainMarks : Self.marks
    return marks[turn % marks.count]
  }

  private static let marks = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
  private static let plainMarks = Array("|/-\\")

  private static let names = [
    "↑↓": "Up/Down", "⏎": "Enter", "←": "Left", "→": "Right", "⇧Tab": "Shift-Tab",
    "⇧←→": "Shift-Left/Right",
  ]

  private static let same: [Character: Character] = [
    "─": "-", "━": "=", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+", "├": "+", "└": "+",
    "▸": ">", "‹": "<", "›": ">", "…": "~", "–": "-", "—": "-", "·": ".", "●": "*", "○": "o",
    "★": "*", "☆": "o", "→": ">", "←": "<", "↑": "^", "↓": "v", "⏎": "|", "“": "\"", "”": "\"",
    "‘": "'", "’": "'", "×": "x",
  ]
}
