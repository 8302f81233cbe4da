import ComposableNavigation

/// A decoder that decodes a ``JSONValue``, as Foundation's decoder decodes its text.
///
/// Unlike Foundation's decoder, it reports the place of each fault, including numbers that do not
/// fit.
struct JSONReading: Decoder {
  /// The data that is shared by all parts of a value.
  final class Shared {
    let userInfo: [CodingUserInfoKey: Any]
    let faults: JSONFaults?

    init(userInfo: [CodingUserInfoKey: Any], faults: JSONFaults?) {
      self.userInfo = userInfo
      self.faults = faults
    }
  }

  let value: JSONValue
  let place: JSONPlace?
  let shared: Shared

  init(_ value: JSONValue, _ place: JSONPlace?, _ shared: Shared) {
    (self.value, self.place, self.shared) = (value, place, shared)
  }

  var codingPath: [any CodingKey] { place?.path ?? [] }

  var userInfo: [CodingUserInfoKey: Any] { shared.userInfo }

  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let leaf = type as? any JSONLeaf.Type {
      guard let read = leaf.init(json: value) as? Value else { throw mismatch(type) }
      return read
    }
    guard let faults = shared.faults, let dictionary = type as? any JSONDictionary.Type else {
      return try Value(from: self)
    }
    do {
      return try Value(from: self)
    } catch {
      faults.note(dictionary.collection(in: value), at: place)
      throw error
    }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard case .object(let members) = value else {
      throw mismatch([String: JSONValue].self, "an object")
    }
    return KeyedDecodingContainer(JSONMembers(members: members, decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch([JSONValue].self, "a list") }
    return JSONElements(elements: elements, decoder: self)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer { self }

  // MARK: Faults

  private func mismatch<Value>(_ type: Value.Type) -> DecodingError {
    if case .number(let number) = value, type is any Numeric.Type {
      let text = "\(number.text.cut(to: 40)) does not fit \(type)"
      return .dataCorrupted(.init(codingPath: codingPath, debugDescription: text))
    }
    return mismatch(type, "\(type)")
  }

  private func mismatch<Value>(_ type: Value.Type, _ expected: String) -> DecodingError {
    let text = "expected \(expected), found \(value.kind)"
    let context = DecodingError.Context(codingPath: codingPath, debugDescription: text)
    return value == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
  }
}

extension JSONReading: SingleValueDecodingContainer {
  func decodeNil() -> Bool { value == .null }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try read(type) }

  // Requirements of their own, whose default always throws.
  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type) throws -> Int128 { try read(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type) throws -> UInt128 { try read(type) }
}

/// The members of an object during decoding.
private struct JSONMembers<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let members: [String: JSONValue]
  let decoder: JSONReading

  var codingPath: [any CodingKey] { decoder.codingPath }

  // Sorted, so that equal bytes give equal reports.
  var allKeys: [Key] { members.keys.sorted().compactMap { Key(stringValue: $0) } }

  func contains(_ key: Key) -> Bool { members[key.stringValue] != nil }

  func decodeNil(forKey key: Key) throws -> Bool { try member(key) == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try inner(member(key), key).read(type)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try inner(member(key), key).read(type)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try inner(member(key), key).read(type)
  }

  func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Inner> {
    try inner(member(key), key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try inner(member(key), key).unkeyedContainer()
  }

  func superDecoder() -> any Decoder {
    inner(members[JSONKey.outer.stringValue] ?? .null, JSONKey.outer)
  }

  func superDecoder(forKey key: Key) -> any Decoder {
    inner(members[key.stringValue] ?? .null, key)
  }

  private func member(_ key: Key) throws -> JSONValue {
    guard let value = members[key.stringValue] else {
      let text = "“\(key.stringValue)” is missing"
      throw DecodingError.keyNotFound(key, .init(codingPath: codingPath, debugDescription: text))
    }
    return value
  }

  private func inner(_ value: JSONValue, _ key: any CodingKey) -> JSONReading {
    JSONReading(value, JSONPlace(decoder.place, key, .name(key.stringValue)), decoder.shared)
  }
}

/// The elements of a list during decoding.
private struct JSONElements: UnkeyedDecodingContainer {
  let elements: [JSONValue]
  let decoder: JSONReading
  private(set) var currentIndex = 0
  /// The type of the elements so far; nil before the first.
  private var type: (any Decodable.Type)?
  private var hasSeveralTypes = false

  init(elements: [JSONValue], decoder: JSONReading) {
    self.elements = elements
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  mutating func decodeNil() throws -> Bool {
    guard try next().value == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try read(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: Int128.Type) throws -> Int128 { try read(type) }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try read(type) }

  private mutating func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let element = try next()
    guard let faults = decoder.shared.faults else {
      let read = try element.read(type)
      currentIndex += 1
      return read
    }
    if let known = self.type, known != type { hasSeveralTypes = true }
    self.type = type
    do {
      let read = try element.read(type)
      currentIndex += 1
      return read
    } catch {
      if !hasSeveralTypes { faults.note(.each(type), at: decoder.place) }
      throw error
    }
  }

  mutating func nestedContainer<Inner: CodingKey>(
    keyedBy type: Inner.Type
  ) throws -> KeyedDecodingContainer<Inner> {
    let container = try next().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try next().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let element = try next()
    currentIndex += 1
    return element
  }

  private func next() throws -> JSONReading {
    let key = JSONKey(index: currentIndex)
    let place = JSONPlace(decoder.place, key, .index(currentIndex))
    guard !isAtEnd else {
      let text = "the list has \(elements.count) elements; expected more"
      let context = DecodingError.Context(codingPath: place.path, debugDescription: text)
      throw DecodingError.valueNotFound(JSONValue.self, context)
    }
    return JSONReading(elements[currentIndex], place, decoder.shared)
  }
}

/// The key of a list's element, or of a superclass.
private struct JSONKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  static let outer = JSONKey(stringValue: "super")

  init(index: Int) { (stringValue, intValue) = ("Index \(index)", index) }

  init(stringValue: String) { (self.stringValue, intValue) = (stringValue, nil) }

  init(intValue: Int) { self.init(index: intValue) }
}
