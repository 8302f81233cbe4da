/// Keeps text from outside from giving orders to the terminal that shows it.
extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar tells the one that draws it to do something.
  ///
  /// Such are control characters, breaks of lines, soft hyphens, and scalars that turn the direction
  /// of what follows. Everything that draws text from outside asks this, and ``isTag`` beside it.
  package var isCommand: Bool {
    // Most of what is drawn.
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Terminals disagree whether a soft hyphen is drawn.
    default: value == 0xAD || properties.isBidiControl
    }
  }

  /// A Boolean value that indicates whether the scalar is a tag: a letter that is not drawn.
  ///
  /// Only the flags of a country's parts are written with tags: a black flag, tags, and the tag that
  /// ends it. Anywhere else tags hide text from the reader.
  package var isTag: Bool { 0xE0000...0xE007F ~= value }

  /// The scalar as a literal in Swift has it: `\u{202E}`.
  package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
  /// A Boolean value that indicates whether a terminal would obey a part of the text, or hide it.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var hasCommands: Bool {
    var drawing = Drawing()
    return !unicodeScalars.allSatisfy { drawing.draws($0) }
  }

  /// The text with a dot for each command but the line feed, and for each tag outside a flag.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var withoutCommands: String {
    guard hasCommands else { return self }
    var (text, drawing) = ("", Drawing())
    for scalar in unicodeScalars {
      let isDrawn = drawing.draws(scalar) || scalar == "\n"
      text.unicodeScalars.append(isDrawn ? scalar : "·")
    }
    return text
  }

  /// The text with the number of each command and each tag in its place, as in a literal in Swift.
  ///
  /// ```swift
  /// "a\u{202E}b".debugDescription.escapingCommands    // "a\u{202E}b", in 12 characters
  /// ```
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var escapingCommands: String {
    guard unicodeScalars.contains(where: { $0.isCommand || $0.isTag }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isCommand || scalar.isTag {
        text += scalar.escaped
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The text in one line, without what a terminal would obey.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var onOneLine: String {
    withoutCommands.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
  }

  /// The text, cut when it is longer than some characters.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func cut(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}

/// Scalars that are drawn one after another.
private struct Drawing {
  /// The number of tags that may follow: a flag has up to six and one that ends it.
  private var room = 0

  /// Returns true if the next scalar can be drawn as it is.
  mutating func draws(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.isTag else {
      room = scalar == "\u{1F3F4}" ? 7 : 0
      return !scalar.isCommand
    }
    room -= 1
    return room >= 0
  }
}
