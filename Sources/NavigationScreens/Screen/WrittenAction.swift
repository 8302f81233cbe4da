/// An action that is read, in the current encoding or in the older one that Swift synthesized.
///
/// ```swift
/// // {"action":"dismissScreens","count":2}
/// // {"dismissScreensOfCount":{"_0":2,"animated":true}}
/// ```
struct WrittenAction {
  private let title: String
  private let fields: KeyedDecodingContainer<ActionField>
  private let isFlat: Bool

  init(from decoder: any Decoder) throws {
    let whole = try decoder.container(keyedBy: ActionField.self)
    if whole.contains("action") {
      title = try whole.decode(String.self, forKey: "action")
      fields = whole
      isFlat = true
      return
    }
    guard let key = whole.allKeys.first, whole.allKeys.count == 1 else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: whole.codingPath, debugDescription: "this says no action")
      )
    }
    title = key.stringValue
    fields = try whole.nestedContainer(keyedBy: ActionField.self, forKey: key)
    isFlat = false
  }

  /// Returns the name of the action, or throws if no action has it.
  func name<Name: RawRepresentable>(_ names: Name.Type) throws -> Name
  where Name.RawValue == String {
    guard let found = Name(rawValue: title) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: fields.codingPath, debugDescription: "there is no action “\(title)”")
      )
    }
    return found
  }

  /// Reads a required field; the older encoding names unlabeled fields by their place.
  func value<Value: Decodable>(_ key: ActionField, was place: ActionField? = nil) throws -> Value {
    try fields.decode(Value.self, forKey: isFlat ? key : place ?? key)
  }

  /// Reads a field that is omitted if it has its default value.
  func value<Value: Decodable>(
    _ key: ActionField,
    was place: ActionField? = nil,
    orElse usual: Value
  ) throws -> Value {
    try fields.decodeIfPresent(Value.self, forKey: isFlat ? key : place ?? key) ?? usual
  }

  func optional<Value: Decodable>(_ key: ActionField) throws -> Value? {
    try fields.decodeIfPresent(Value.self, forKey: key)
  }
}

/// Writes an action: its name and its values other than the defaults.
struct ActionWriter {
  private var fields: KeyedEncodingContainer<ActionField>

  init(_ name: some RawRepresentable<String>, to encoder: any Encoder) throws {
    fields = encoder.container(keyedBy: ActionField.self)
    try fields.encode(name.rawValue, forKey: "action")
  }

  mutating func write(_ value: some Encodable, _ key: ActionField) throws {
    try fields.encode(value, forKey: key)
  }

  mutating func write<Value: Encodable & Equatable>(
    _ value: Value,
    _ key: ActionField,
    unless usual: Value
  ) throws {
    if value != usual { try fields.encode(value, forKey: key) }
  }

  mutating func writeIfPresent(_ value: (some Encodable)?, _ key: ActionField) throws {
    try fields.encodeIfPresent(value, forKey: key)
  }
}

/// The name of a field of an action.
struct ActionField: CodingKey, ExpressibleByStringLiteral {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringValue: String) { self.stringValue = stringValue }
  init(stringLiteral name: String) { stringValue = name }
  init?(intValue: Int) { nil }
}
