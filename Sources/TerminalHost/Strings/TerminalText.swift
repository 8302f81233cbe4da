import ComposableNavigation

/// A character in a form that is safe for a terminal.
extension Character {
  /// The character, or a replacement if it moves the cursor, reverses text, or has no width.
  package var printable: Character {
    // Fast path: most characters are ASCII.
    if let ascii = asciiValue, 0x20..<0x7F ~= ascii { return self }
    if isNewline { return "⏎" }
    guard let first = unicodeScalars.first, first.hasColumns, !String(self).hasCommands else {
      return "·"
    }
    return self
  }
}

extension String {
  /// The number of columns of the whole text.
  package var columns: Int { reduce(0) { $0 + $1.printable.columns } }

  /// The text with replacements for unprintable characters.
  package var printable: String { String(map { $0.printable }) }

  /// The lines of the text with replacements for unprintable characters other than line feeds.
  package var printableLines: String {
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x0A }) { return self }
    return split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }.joined(separator: "\n")
  }

  /// Returns the printable text, cut to a number of columns with an ellipsis.
  func fitted(_ width: Int) -> (text: [Character], columns: Int) {
    guard width > 0 else { return ([], 0) }
    var text: [Character] = []
    var columns = 0
    var kept = (count: 0, columns: 0)  // with room for the ellipsis
    for character in self.lazy.map(\.printable) {
      if columns + character.columns > width {
        return (text.prefix(kept.count) + ["…"], kept.columns + 1)
      }
      text.append(character)
      columns += character.columns
      if columns < width { kept = (text.count, columns) }
    }
    return (text, columns)
  }

  /// Returns the printable text without its first columns; half of a wide character is a space.
  func dropping(columns count: Int) -> String {
    var rest = count
    var text = ""
    for character in self.lazy.map(\.printable) {
      if rest <= 0 {
        text.append(character)
      } else {
        rest -= character.columns
        if rest < 0 { text.append(" ") }
      }
    }
    return text
  }

  /// Returns the last characters of the printable text that fit into a number of columns.
  package func suffix(columns count: Int) -> String {
    var room = count
    var kept: [Character] = []
    for character in reversed() {
      let character = character.printable
      room -= character.columns
      guard room >= 0 else { break }
      kept.append(character)
    }
    return String(kept.reversed())
  }

  /// Returns the printable text in lines of at most a number of columns, broken at spaces if
  /// possible, or else within words; spaces within a line are kept.
  ///
  /// A character that is wider than a line has its own line.
  package func wrapped(_ width: Int) -> [String] {
    guard width > 0 else { return [] }
    var lines: [String] = []
    var line = ""
    var columns = 0
    var gap = 0
    for (index, word) in split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { gap += 1 }
      guard !word.isEmpty else { continue }
      let word = String(word).printable
      let wide = word.columns
      if columns + gap + wide <= width {
        line += String(repeating: " ", count: gap) + word
        columns += gap + wide
      } else {
        if !line.isEmpty { lines.append(line) }
        (line, columns) = ("", 0)
        for character in word {
          if columns + character.columns > width, columns > 0 {
            lines.append(line)
            (line, columns) = ("", 0)
          }
          line.append(character)
          columns += character.columns
        }
      }
      gap = 0
    }
    return lines + (line.isEmpty ? [] : [line])
  }
}
