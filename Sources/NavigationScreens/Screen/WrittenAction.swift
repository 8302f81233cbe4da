/// An action that is read: as it is written now, or as Swift itself wrote it before.
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

  /// The name of the action; one that does not exist is an error.
  func name<Name: RawRepresentable>(_ names: Name.Type) throws -> Name
  where Name.RawValue == String {
    guard let found = Name(rawValue: title) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: fields.codingPath, debugDescription: "there is no action “\(title)”")
      )
    }
    return found
  }

  /// A field that has to be there; Swift called one without a label by its place.
  func value<Value: Decodable>(_ key: ActionField, was place: ActionField? = nil) throws -> Value {
    try fields.decode(Value.self, forKey: isFlat ? key : place ?? key)
  }

  /// A field that is left out where it says what is usual.
  func value<Value: Decodable>(
    _ key: ActionField,
    was place: ActionField? = nil,
    orElse usual: Value
  ) throws -> Value {
    try fields.decodeIfPresent(Value.self, forKey: isFlat ? key : place ?? key) ?? usual
  }

  /// A field that may say nothing.
  func optional<Value: Decodable>(_ key: ActionField) throws -> Value? {
    try fields.decodeIfPresent(Value.self, forKey: key)
  }
}

/// An action that is written: its name, and what it says that is not usual.
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
