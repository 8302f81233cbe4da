/// A JSON value, in which a trace keeps actions whose types it does not know.
///
/// ```swift
/// TraceValue.object(["action": .string("popItem")]).description      // {"action":"popItem"}
/// ```
public indirect enum TraceValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// A whole number above those of `Int`.
  case unsigned(UInt64)
  /// A number with a fraction.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([TraceValue])
  /// Values by name.
  case object([String: TraceValue])
}

extension TraceValue: Codable {
  /// Reads any JSON.
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: Key.self) {
      var object: [String: TraceValue] = [:]
      for key in container.allKeys {
        object[key.stringValue] = try container.decode(TraceValue.self, forKey: key)
      }
      self = .object(object)
    } else if var container = try? decoder.unkeyedContainer() {
      var array: [TraceValue] = []
      while !container.isAtEnd { array.append(try container.decode(TraceValue.self)) }
      self = .array(array)
    } else {
      self = try TraceValue(decoder.singleValueContainer())
    }
  }

  private init(_ container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let isTrue = try? container.decode(Bool.self) {
      self = .bool(isTrue)
    } else if let unsigned = try? container.decode(UInt64.self) {
      self = .unsigned(unsigned)
    } else {
      self = .number(try container.decode(Double.self))
    }
  }

  /// Writes the JSON.
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
    case .integer(let integer): try write(integer, to: encoder)
    case .unsigned(let unsigned): try write(unsigned, to: encoder)
    case .number(let number): try write(number, to: encoder)
    case .string(let text): try write(text, to: encoder)
    }
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
