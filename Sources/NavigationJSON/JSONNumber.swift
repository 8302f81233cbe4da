/// A number of a JSON text, kept as it is written.
///
/// ```swift
/// JSONNumber("12345678901234567.89")?.text           // "12345678901234567.89"
/// JSONNumber(7).int                                  // 7
/// JSONNumber("1.5")?.int                             // nil
/// ```
///
/// Two numbers are equal when they are written alike: `1` and `1.0` are different texts.
public struct JSONNumber: Hashable, Sendable {
  /// The digits, with sign, fraction and exponent.
  public let text: String

  /// Makes a number of its text; nil when JSON has no such number.
  public init?(_ text: String) {
    var parser = JSONParser(text.utf8)
    guard let number = try? parser.document(), case .number(let number) = number,
      number.text == text
    else { return nil }
    self = number
  }

  /// Makes a whole number.
  public init(_ value: some BinaryInteger) { text = "\(value)" }

  /// Makes a number with a fraction; nil when it is not finite.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    text = "\(value)"
  }

  /// Makes a number of a text that was looked at.
  init(unchecked text: String) { self.text = text }

  /// The number as an `Int`; nil when it does not fit.
  public var int: Int? { whole() }

  /// The nearest `Double`; nil when the number is too large for any.
  public var double: Double? { floating() }

  /// The number as a whole one; nil when it has a fraction, or does not fit.
  func whole<Whole: FixedWidthInteger>() -> Whole? {
    if let value = Whole(text) { return value }
    // `1.0` and `1e3` are whole, too; beyond these a `Double` passes over some.
    guard let value = Double(text), abs(value) <= 0x1p53 else { return nil }
    return Whole(exactly: value)
  }

  /// The nearest number with a fraction; nil when the number is too large for any.
  func floating<Number: BinaryFloatingPoint & LosslessStringConvertible>() -> Number? {
    Number(text).flatMap { $0.isFinite ? $0 : nil }
  }
}

extension JSONNumber: ExpressibleByIntegerLiteral {
  /// Makes a whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension JSONNumber: CustomStringConvertible {
  /// The text of the number.
  public var description: String { text }
}
