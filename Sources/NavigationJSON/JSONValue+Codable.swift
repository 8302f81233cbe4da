#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The conformance for other coders; this package's own decoder keeps each digit.
extension JSONValue: Codable {
  /// Decodes any JSON; a number has the digits that the decoder provides.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var object: [String: JSONValue] = [:]
      for key in container.allKeys {
        object[key.stringValue] = try container.decode(JSONValue.self, forKey: key)
      }
      self = .object(object)
    } else if var container = try? decoder.unkeyedContainer() {
      var array: [JSONValue] = []
      while !container.isAtEnd { array.append(try container.decode(JSONValue.self)) }
      self = .array(array)
    } else {
      self = try JSONValue(decoder.singleValueContainer())
    }
  }

  private init(_ container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let isTrue = try? container.decode(Bool.self) {
      self = .bool(isTrue)
    } else if let integer = try? container.decode(Int.self), integer != 0 {
      self = .number(JSONNumber(integer))
    } else if let unsigned = try? container.decode(UInt64.self), unsigned != 0 {
      self = .number(JSONNumber(unsigned))
    } else {
      // A zero may have a sign.
      let double = try container.decode(Double.self)
      let decimal = (try? container.decode(Decimal.self)).flatMap { JSONNumber("\($0)") }
      let exact = double == 0 ? (double.sign == .minus ? JSONNumber("-0.0") : 0) : decimal
      guard let number = exact ?? JSONNumber(double) else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "JSON has no such number"
        )
      }
      self = .number(number)
    }
  }

  /// Encodes the JSON.
  ///
  /// - Throws: `EncodingError` for a number with more digits than an encoder supports: 38.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let object):
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in object { try container.encode(value, forKey: Key(stringValue: key)) }
    case .array(let array):
      var container = encoder.unkeyedContainer()
      for value in array { try container.encode(value) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .bool(let isTrue): try write(isTrue, to: encoder)
    case .number(let number): try write(number, to: encoder)
    case .string(let text): try write(text, to: encoder)
    }
  }

  private func write(_ number: JSONNumber, to encoder: any Encoder) throws {
    if let integer = Int(number.text) { return try write(integer, to: encoder) }
    if let unsigned = UInt64(number.text) { return try write(unsigned, to: encoder) }
    if let decimal = Decimal(string: number.text), "\(decimal)" == number.text {
      return try write(decimal, to: encoder)
    }
    // A `Double` has 17 digits; further digits would be lost.
    guard let double = number.double, number.text.count(where: \.isNumber) <= 17 || double == 0
    else {
      throw EncodingError.invalidValue(
        number,
        .init(codingPath: encoder.codingPath, debugDescription: "\(number) has too many digits")
      )
    }
    try write(double, to: encoder)
  }

  private func write(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }

    init?(intValue: Int) { nil }
  }
}
