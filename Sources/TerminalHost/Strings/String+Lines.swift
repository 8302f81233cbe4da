/// A text of several lines within one line, as in scripts.
extension String {
  /// The text in one line: a line feed is `\n`, and a backslash is `\\`.
  package var writingLines: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": text += "\\n"
      case "\\": text += "\\\\"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// Reads ``writingLines``; a backslash before another character is unchanged.
  package var readingLines: String {
    var text = ""
    var isAfterBackslash = false
    for scalar in unicodeScalars {
      switch (isAfterBackslash, scalar) {
      case (false, "\\"):
        isAfterBackslash = true
        continue
      case (true, "n"): text += "\n"
      case (true, "\\"): text += "\\"
      case (true, _):
        text += "\\"
        text.unicodeScalars.append(scalar)
      case (false, _): text.unicodeScalars.append(scalar)
      }
      isAfterBackslash = false
    }
    return isAfterBackslash ? text + "\\" : text
  }
}
