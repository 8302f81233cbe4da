/// Every Unicode scalar, and those that a terminal may obey: from the Unicode Standard's categories
/// alone, independent of the drawing code.
enum Scalars {
  /// Returns texts with each scalar between letters, `count` scalars in each.
  static func texts(of count: Int) -> [String] {
    let scalars = (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }
    return stride(from: 0, to: scalars.count, by: count).map { start in
      var text = "a"
      for scalar in scalars[start..<min(start + count, scalars.count)] {
        text.unicodeScalars.append(scalar)
      }
      return text + "b"
    }
  }

  /// The scalars that a terminal may obey.
  static var dangerous: [Unicode.Scalar] {
    (0...0x10FFFF as ClosedRange<UInt32>).compactMap { Unicode.Scalar($0) }.filter(isDangerous)
  }

  /// Returns the scalars of a text that a terminal may obey, except line feeds.
  static func raw(in text: String) -> [String] {
    text.unicodeScalars.filter { $0 != "\n" && isDangerous($0) }
      .map { String($0.value, radix: 16) }
  }

  static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Soft hyphens, and the tags of Unicode's block of that name.
    case .format where scalar == "\u{AD}" || 0xE0000...0xE007F ~= scalar.value: true
    default: scalar.properties.isBidiControl
    }
  }
}
