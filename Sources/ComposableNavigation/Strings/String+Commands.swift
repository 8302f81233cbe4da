/// Removes control characters from outside text that is shown in a terminal.
extension Unicode.Scalar {
  /// A Boolean value that indicates whether the scalar controls the display instead of being drawn.
  ///
  /// True for control characters, line breaks, soft hyphens, and scalars that change the text
  /// direction. All code that draws text from outside checks this property and ``isTag``.
  package var isCommand: Bool {
    // Most scalars are in this range.
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Terminals differ in drawing a soft hyphen.
    default: value == 0xAD || properties.isBidiControl
    }
  }

  /// A Boolean value that indicates whether the scalar is a tag: a letter that is not drawn.
  ///
  /// Tags are used only in the flags of regions: a black flag, tags, and a final tag. Elsewhere
  /// they hide text from the reader.
  package var isTag: Bool { 0xE0000...0xE007F ~= value }

  /// The scalar as an escape in a Swift literal: `\u{202E}`.
  package var escaped: String { "\\u{\(String(value, radix: 16, uppercase: true))}" }
}

extension String {
  /// A Boolean value that indicates whether the text contains control scalars or hidden tags.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var hasCommands: Bool {
    var drawing = Drawing()
    return !unicodeScalars.allSatisfy { drawing.draws($0) }
  }

  /// The text with a dot for each control scalar except the line feed, and for each tag outside a
  /// flag.
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

  /// The text with an escape for each control scalar and each tag, as in a Swift literal.
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

  /// The text in one line, without control scalars.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var onOneLine: String {
    let text = withoutCommands
    // Most texts are one line (benchmark “recorder, push and pop”).
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎")
  }

  /// Returns the text, shortened if it is longer than a number of characters.
  ///
  /// - Complexity: O(*k*) in that number: a text from outside may be as long as its file, even if it
  ///   is one letter with many marks.
  package func cut(to length: Int) -> String {
    // A character has at least one byte.
    if utf8.count <= length { return self }
    let near = String(unicodeScalars.prefix(16 * length))
    if near.utf8.count == utf8.count, near.count <= length { return self }
    return near.prefix(length - 1) + "…"
  }
}

/// A check of scalars that are drawn one after another.
private struct Drawing {
  /// The number of tags that may follow: a flag has up to six and a final one.
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
