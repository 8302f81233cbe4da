/// Ids are encoded as in ``Entries``: a number, or the value of a name with its occurrence.
///
/// ```swift
/// // 3        {"id":"inbox","occurrence":1}        {"id":{"code":"AT"},"occurrence":1,"type":"App.Page"}
/// ```
///
/// A decoded id belongs to no visit yet: it means any entry with its number. In a trace, an id that
/// was too late, because another entry already had its number, is encoded as `{"late":3}`: it means
/// no entry.
///
/// A name may contain a value of any type. Strings and whole numbers can always be decoded. All
/// other types have to be listed, as in `TraceCoder.codable(naming:)`, and are an error
/// otherwise. The actions of a shape know the type of its items, so ids that are named by an item
/// need no list.
extension EntryID: Codable {
  /// Encodes the id; a name whose value is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    try encode(to: encoder, key: .id, isTyped: true)
  }

  /// Decodes an id; a name of an unknown type is an error.
  public init(from decoder: any Decoder) throws {
    self = try EntryID.read(from: decoder) { container in
      guard let name = try container.decodeIfPresent(String.self, forKey: .type) else {
        if let number = try? container.decode(Int.self, forKey: .id) {
          return try container.id(number)
        }
        return try container.id(container.decode(String.self, forKey: .id))
      }
      let types = CodingUserInfoKey.entryNames.flatMap { decoder.userInfo[$0] } as? EntryNames
      guard let type = types?.types.first(where: { EntryNames.name(of: $0) == name }) else {
        throw DecodingError.dataCorruptedError(
          forKey: .type,
          in: container,
          debugDescription: "the id is named by a \(name); read it with init(from:id:), "
            + "or list it where names are read"
        )
      }
      return try container.id(type, .id)
    }
  }

  fileprivate func encode(to encoder: any Encoder, key: SavedKey, isTyped: Bool) throws {
    switch parts {
    case .counted(let number):
      switch isLate ? .late : encoder.userInfo.liveVisits?.mark(self) ?? .plain {
      case .late:
        var container = encoder.container(keyedBy: SavedKey.self)
        try container.encode(number, forKey: .late)
      case .rank(let rank):
        var container = encoder.container(keyedBy: SavedKey.self)
        try container.encode(number, forKey: .number)
        try container.encode(rank, forKey: .visit)
      case .plain:
        var container = encoder.singleValueContainer()
        try container.encode(number)
      }
    case .named(let anyValue, let occurrence):
      var container = encoder.container(keyedBy: SavedKey.self)
      let type = EntryNames.name(of: Swift.type(of: anyValue as Any))
      guard let value = anyValue as? any Encodable else {
        throw EncodingError.invalidValue(
          anyValue,
          .init(
            codingPath: encoder.codingPath,
            debugDescription: "the id \(self) holds a \(type), which is not Encodable"
          )
        )
      }
      try container.encode(value, forKey: key)
      try container.encode(occurrence, forKey: .occurrence)
      let isPlain = value is String || value is Int
      if isTyped, !isPlain { try container.encode(type, forKey: .type) }
    }
  }

  fileprivate static func read(
    from decoder: any Decoder,
    name: (KeyedDecodingContainer<SavedKey>) throws -> EntryID
  ) throws -> EntryID {
    guard let container = try? decoder.container(keyedBy: SavedKey.self) else {
      return .counted(try decoder.singleValueContainer().decode(UInt64.self))
    }
    if container.contains(.late) {
      return .late(try container.decode(UInt64.self, forKey: .late))
    }
    if container.contains(.number) {
      let number = try container.decode(UInt64.self, forKey: .number)
      let rank = try container.decode(Int.self, forKey: .visit)
      // Without the state of the same trace, the visit cannot be determined.
      guard let visits = decoder.userInfo.liveVisits else { return .counted(number) }
      return visits.visit(number, rank: rank) ?? .late(number)
    }
    return try name(container)
  }
}

/// An id beside items, in a list of entries or in a shape's action, which know the items' type.
package struct ItemID<Item>: Codable {
  package let id: EntryID

  package init(_ id: EntryID) { self.id = id }

  package func encode(to encoder: any Encoder) throws {
    guard case .named(let value, _) = id.parts, value is Item else {
      return try id.encode(to: encoder)
    }
    try id.encode(to: encoder, key: .item, isTyped: false)
  }

  package init(from decoder: any Decoder) throws {
    id = try EntryID.read(from: decoder) { container in
      guard container.contains(.item) else { return try EntryID(from: decoder) }
      guard let type = Item.self as? any (Hashable & Sendable & Decodable).Type else {
        throw DecodingError.dataCorruptedError(
          forKey: .item,
          in: container,
          debugDescription: "\(Item.self) is not Hashable, Sendable and Decodable"
        )
      }
      return try container.id(type, .item)
    }
  }
}

/// The types whose values name entries, for a decoder's `userInfo`.
package struct EntryNames: Sendable {
  package let types: [any (Hashable & Sendable & Decodable).Type]

  package init(types: [any (Hashable & Sendable & Decodable).Type]) { self.types = types }

  /// Returns a name of a type that is the same in every process: it leaves out private contexts.
  static func name(of type: Any.Type) -> String {
    String(reflecting: type).split(separator: ".").filter { !$0.hasPrefix("(unknown context") }
      .joined(separator: ".")
  }
}

extension CodingUserInfoKey {
  /// The key of a decoder's ``EntryNames``.
  package static let entryNames = CodingUserInfoKey(rawValue: "ComposableNavigation.EntryNames")
}

extension [CodingUserInfoKey: Any] {
  fileprivate var liveVisits: LiveVisits? {
    CodingUserInfoKey.liveVisits.flatMap { self[$0] } as? LiveVisits
  }
}

extension KeyedDecodingContainer where Key == SavedKey {
  /// Decodes an id that is named by a value.
  func id<Value: Hashable & Sendable & Decodable>(_ type: Value.Type, _ key: SavedKey) throws
    -> EntryID
  {
    try id(decode(Value.self, forKey: key))
  }

  /// Decodes the occurrence of a name, counted from 1 at the bottom.
  fileprivate func id(_ value: some Hashable & Sendable) throws -> EntryID {
    let occurrence = try decode(Int.self, forKey: .occurrence)
    guard occurrence > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .occurrence,
        in: self,
        debugDescription: "\(occurrence) is no occurrence: they are counted from 1"
      )
    }
    return .named(value, occurrence: occurrence)
  }
}
