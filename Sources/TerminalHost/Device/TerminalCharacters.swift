import Foundation

/// The characters that a terminal can show.
enum TerminalCharacters: Hashable, Sendable, CaseIterable {
  case unicode
  case ascii

  /// Chooses the characters that the environment asks for.
  ///
  /// The first that is set of `LC_ALL`, `LC_CTYPE` and `LANG` names them: `C`, `POSIX` and whatever
  /// does not say UTF-8 get ASCII. Where nothing is set, as in many containers, nobody has asked.
  init(_ environment: [String: String]) {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }
      .first { !$0.isEmpty }
    let name = locale?.lowercased().filter { $0 != "-" }
    self = name?.contains("utf8") == false ? .ascii : .unicode
  }

  /// Returns a character as it is written, with as many columns as it has.
  func written(_ character: Character) -> String {
    guard self == .ascii, !character.isASCII else { return String(character) }
    if let same = Self.same[character] { return String(same) }
    // A letter is better than none: é is e.
    let parts = String(character).decomposedStringWithCanonicalMapping
    if character.columns == 1, let letter = parts.unicodeScalars.first, letter.isASCII {
      return String(letter)
    }
    return String(repeating: "?", count: character.columns)
  }

  /// Returns the name of a key.
  func name(of key: String) -> String { self == .ascii ? Self.names[key] ?? key : key }

  /// Returns the mark of work that runs, so many ticks after it began.
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
