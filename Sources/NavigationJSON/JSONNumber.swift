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
    // `1.0` and `1e3` are integers, too. By digits, because a `Double` is rounded.
    let mantissa = text.prefix { $0 != "e" && $0 != "E" }
    let exponent = text.dropFirst(mantissa.count + 1)
    let fraction = mantissa.drop { $0 != "." }.dropFirst()
    var digits = mantissa.filter { $0 != "." && $0 != "-" }.drop { $0 == "0" }
    if digits.isEmpty { return 0 }
    guard let power = exponent.isEmpty ? 0 : Int(exponent) else { return nil }
    var (zeros, isTooLow) = power.subtractingReportingOverflow(fraction.count)
    while zeros < 0, digits.last == "0" {
      digits.removeLast()
      zeros += 1
    }
    // The largest type has 39 digits.
    guard !isTooLow, 0...39 ~= zeros else { return nil }
    let sign = text.hasPrefix("-") ? "-" : ""
    return Whole("\(sign)\(digits)\(String(repeating: "0", count: zeros))")
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
