/// The spelling of titles in a drawing: as they are, or quoted if they are ambiguous or contain
/// terminal control characters.
package enum TreeTitle {
  static func drawn(_ title: String, isScreen: Bool = false) -> String {
    let scalars = title.unicodeScalars
    let isPlain =
      !title.hasCommands && scalars.first.map(canBegin) != false
      && !(isScreen && looksLikeAShape(title))
    return isPlain ? title : quoted(title)
  }

  /// Returns the title that a drawing shows.
  ///
  /// - Returns: nil if a quotation does not end, or contains an invalid escape.
  package static func read(_ drawn: String) -> String? {
    guard drawn.unicodeScalars.first == "\"" else { return drawn }
    var title = String.UnicodeScalarView()
    var rest = drawn.unicodeScalars.dropFirst()
    while let scalar = rest.popFirst() {
      if scalar == "\"" { return rest.isEmpty ? String(title) : nil }
      guard scalar == "\\" else {
        title.append(scalar)
        continue
      }
      guard let escaped = unescaped(&rest) else { return nil }
      title.append(escaped)
    }
    return nil
  }

  private static func unescaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "\\": return "\\"
    case "\"": return "\""
    case "u":
      let digits = rest.prefix { $0 != "}" }
      guard digits.first == "{", let value = UInt32(String(digits.dropFirst()), radix: 16) else {
        return nil
      }
      rest = rest.dropFirst(digits.count + 1)
      return Unicode.Scalar(value)
    default: return nil
    }
  }

  private static func quoted(_ title: String) -> String {
    var text = "\""
    for scalar in title.unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\\", "\"": text += "\\\(scalar)"
      case _ where scalar.isCommand || scalar.isTag: text += scalar.escaped
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// Returns a Boolean value that indicates whether an unquoted title may begin with a scalar: not
  /// with a line or a dot of a drawing, nor with a scalar that combines with the letter before it.
  private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
    !" \"│├└●○".unicodeScalars.contains(scalar) && !scalar.properties.isGraphemeExtend
  }

  private static func looksLikeAShape(_ title: String) -> Bool {
    // By scalars, as they are read: a mark may combine with the bracket before it.
    title == "stack" || title == "split" || title == "tabs" || title.hasPrefix("tabs ")
      || title.unicodeScalars.first.map("([{".unicodeScalars.contains) == true
  }
}
