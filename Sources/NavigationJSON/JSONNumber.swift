/// A number of a JSON text, with its original spelling.
///
/// ```swift
/// JSONNumber("12345678901234567.89")?.text           // "12345678901234567.89"
/// JSONNumber(7).int                                  // 7
/// JSONNumber("1.5")?.int                             // nil
/// ```
///
/// Two numbers are equal if their texts are: `1` and `1.0` are not.
public struct JSONNumber: Hashable, Sendable {
  /// The digits, with sign, fraction and exponent.
  public let text: String

  /// Makes a number from a text; nil if the text is not a JSON number.
  public init?(_ text: String) {
    var parser = JSONParser(text.utf8)
    guard let number = try? parser.document(), case .number(let number) = number,
      number.text == text
    else { return nil }
    self = number
  }

  /// Makes an integer.
  public init(_ value: some BinaryInteger) { text = "\(value)" }

  /// Makes a floating-point number; nil if it is not finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = "\(value)"
  }

  /// Makes a number from a text that was already checked.
  init(unchecked text: String) { self.text = text }

  /// The number as an `Int`; nil if it does not fit.
  public var int: Int? { whole() }

  /// The nearest `Double`; nil if the number is too large.
  public var double: Double? { floating() }

  /// Returns the number as an integer; nil if it has a fraction, or does not fit.
  func whole<Whole: FixedWidthInteger>() -> Whole? {
    if let value = Whole(text) { return value }
    // `1.0` and `1e3` are integers, too; above this limit a `Double` cannot represent every
    // integer.
    guard let value = Double(text), abs(value) <= 0x1p53 else { return nil }
    return Whole(exactly: value)
  }

  /// Returns the nearest floating-point number; nil if the number is too large.
  func floating<Number: BinaryFloatingPoint & LosslessStringConvertible>() -> Number? {
    Number(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension JSONNumber: ExpressibleByIntegerLiteral {
  /// Makes an integer.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension JSONNumber: CustomStringConvertible {
  /// The text of the number.
  public var description: String { text }
}
