/// A JSON value, as migrations change it and traces store it.
///
/// ```swift
/// JSONValue.object(["count": .number(3)]).description        // {"count":3}
/// try JSONValue(reading: #"[1.50]"#.utf8).description        // [1.50]
/// ```
///
/// A number keeps its digits, so a value that is parsed and written again is the same, to the last
/// zero. The names of an object are sorted.
public enum JSONValue: Hashable, Sendable {
  /// Nothing.
  case null
  /// True or false.
  case bool(Bool)
  /// A number, with its original digits.
  case number(JSONNumber)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Values by name.
  case object([String: JSONValue])
}

extension JSONValue {
  /// The kind of the value, for a message.
  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "a Boolean value"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}
