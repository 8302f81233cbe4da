/// Every Unicode scalar, and those that a terminal may obey: from the Unicode Standard's categories
/// alone, independent of the drawing code.
package enum Scalars {
  /// Every scalar, and in a plain `swift test` only one of 61 that are a letter of a script without
  /// cases, such as an ideograph, or that are for private use or not assigned.
  private static let all: [Unicode.Scalar] = {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
    guard isQuickBound else { return scalars }
    return scalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .otherLetter, .privateUse, .unassigned: scalar.value.isMultiple(of: 61)
      default: true
      }
    }
  }()

  /// The scalars that a terminal may obey.
  package static let dangerous = all.filter(isDangerous)

  /// Returns texts with each scalar between letters, `count` scalars in each.
  package static func texts(of count: Int) -> [String] {
    stride(from: 0, to: all.count, by: count).map { start in
      var text = "a"
      text.unicodeScalars.append(contentsOf: all[start..<min(start + count, all.count)])
      return text + "b"
    }
  }

  /// Returns the scalars of a text that a terminal may obey, except line feeds.
  package static func raw(in text: String) -> [String] {
    text.unicodeScalars.filter { $0 != "\n" && isDangerous($0) }
      .map { String($0.value, radix: 16) }
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Soft hyphens, and the tags of Unicode's block of that name.
    case .format where scalar == "\u{AD}" || 0xE0000...0xE007F ~= scalar.value: true
    default: scalar.properties.isBidiControl
    }
  }
}
