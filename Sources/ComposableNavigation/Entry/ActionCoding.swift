/// The fields that actions of the shapes are written with; what has its default is left out.
///
/// ```swift
/// // {"action":"pushItem","from":3,"item":"message"}
/// // {"action":"remove","cause":"user","ids":[3,4]}
/// ```
enum ActionKey: String, CodingKey {
  case action, item, items, style, count, index, from, id, ids, cause, animated
}

extension KeyedEncodingContainer where Key == ActionKey {
  mutating func encode<Item>(_ id: EntryID, of item: Item.Type, _ key: ActionKey) throws {
    try encode(ItemID<Item>(id), forKey: key)
  }

  mutating func encode<Item>(_ ids: [EntryID], of item: Item.Type) throws {
    try encode(ids.map { ItemID<Item>($0) }, forKey: .ids)
  }

  mutating func encodeSource<Item>(_ from: EntryID?, of item: Item.Type) throws {
    if let from { try encode(from, of: item, .from) }
  }

  mutating func encode(_ cause: Cause) throws {
    if cause != .program { try encode(cause, forKey: .cause) }
  }

  mutating func encode(isAnimated: Bool) throws {
    if !isAnimated { try encode(false, forKey: .animated) }
  }
}

extension KeyedDecodingContainer where Key == ActionKey {
  func id<Item>(of item: Item.Type) throws -> EntryID {
    try decode(ItemID<Item>.self, forKey: .id).id
  }

  func ids<Item>(of item: Item.Type) throws -> [EntryID] {
    try decode([ItemID<Item>].self, forKey: .ids).map(\.id)
  }

  func from<Item>(of item: Item.Type) throws -> EntryID? {
    try decodeIfPresent(ItemID<Item>.self, forKey: .from)?.id
  }

  func cause() throws -> Cause { try decodeIfPresent(Cause.self, forKey: .cause) ?? .program }

  func isAnimated() throws -> Bool { try decodeIfPresent(Bool.self, forKey: .animated) ?? true }

  /// The name of the action; one that the shape does not have is an error.
  func name<Name: RawRepresentable & CaseIterable>(
    _ names: Name.Type
  ) throws -> Name where Name.RawValue == String {
    let found = try decode(String.self, forKey: .action)
    guard let name = Name(rawValue: found) else {
      let known = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .action,
        in: self,
        debugDescription: "there is no action “\(found)”; expected one of: \(known)"
      )
    }
    return name
  }
}
