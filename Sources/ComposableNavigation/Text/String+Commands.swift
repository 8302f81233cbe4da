/// Keeps text from outside from giving orders to the terminal that shows it.
extension Unicode.Scalar {
  /// Tells whether the scalar is an order to whoever draws it instead of something to draw.
  ///
  /// Such are control characters, breaks of lines, and what turns the direction of what follows.
  ///
  /// Everything that draws text from outside asks this, and nothing else.
  package var isCommand: Bool {
    // Most of what is drawn.
    if value < 0x7F { return value < 0x20 }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: properties.isBidiControl
    }
  }
}

extension String {
  /// The text with a dot for each command but the line feed.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var withoutCommands: String {
    guard unicodeScalars.contains(where: { $0.isCommand }) else { return self }
    var text = ""
    for scalar in unicodeScalars {
      text.unicodeScalars.append(scalar.isCommand && scalar != "\n" ? "·" : scalar)
    }
    return text
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
  func cut(to length: Int) -> String { count > length ? prefix(length - 1) + "…" : self }
}
