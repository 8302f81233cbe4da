/// What of text can be put into a terminal, and how wide it is there.
extension Character {
  /// How many columns the character takes: two for East Asian wide ones and emoji, else one.
  var columns: Int {
    guard let scalar = unicodeScalars.first, scalar.value >= 0x1100 else { return 1 }
    if unicodeScalars.contains(where: { $0 == "\u{FE0F}" }) { return 2 }
    if scalar.properties.isEmojiPresentation { return 2 }
    let isWide =
      switch scalar.value {
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
        0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18AFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD:
        true
      default: false
      }
    return isWide ? 2 : 1
  }

  /// The character, or a mark for one that would move the cursor or take no room.
  var printable: Character {
    if isNewline { return "⏎" }
    guard let scalar = unicodeScalars.first else { return "·" }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .nonspacingMark, .enclosingMark, .lineSeparator,
      .paragraphSeparator:
      "·"
    default: self
    }
  }
}

extension String {
  /// The text without what would move the cursor.
  var printable: String { String(map(\.printable)) }

  /// The printable text in at most so many columns; what is cut off is an ellipsis.
  func fitted(_ width: Int) -> (text: [Character], columns: Int) {
    guard width > 0 else { return ([], 0) }
    var text: [Character] = []
    var columns = 0
    var kept = (count: 0, columns: 0)  // what leaves room for the ellipsis
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
}
