/// The fields in which the shapes' actions are encoded; default values are left out.
///
/// Reach for it when the actions of a shape of your own are to be traced in the same form:
///
/// ```swift
/// // {"action":"pushItem","from":3,"item":"message"}
/// // {"action":"remove","cause":"user","ids":[3,4]}
/// var container = encoder.container(keyedBy: ActionKey.self)
/// try container.encode(name: ActionName.remove)
/// try container.encode(ids, of: Item.self)
/// try container.encode(cause)
/// ```
public enum ActionKey: String, CodingKey, Sendable {
  /// The name of the action.
  case action
  /// An item, and several.
  case item, items
  /// A style of a presentation.
  case style
  /// A height of a sheet.
  case detent
  /// A number of entries.
  case count
  /// A position.
  case index
  /// The entry that asks.
  case from
  /// An entry, and several.
  case id, ids
  /// The cause: a person or the program.
  case cause
  /// The flag of an action that a person should see happen.
  case animated
}

extension KeyedEncodingContainer where Key == ActionKey {
  /// Writes the name of the action, as `action`.
  ///
  /// - Parameter name: The name, one of those that the shape's actions have.
  /// - Throws: `EncodingError` where the encoder takes no text.
  public mutating func encode<Name: RawRepresentable>(name: Name) throws
  where Name.RawValue == String {
    try encode(name.rawValue, forKey: .action)
  }

  /// Writes the id of an entry: a number, or the value that names it.
  ///
  /// - Parameters:
  ///   - id: The entry.
  ///   - item: The type of the container's items, which need not be written.
  ///   - key: The field.
  /// - Throws: `EncodingError` for a name that is not Encodable.
  public mutating func encode<Item>(_ id: EntryID, of item: Item.Type, _ key: ActionKey) throws {
    try encode(ItemID<Item>(id), forKey: key)
  }

  /// Writes the ids of entries, as `ids`.
  ///
  /// - Parameters:
  ///   - ids: The entries.
  ///   - item: The type of the container's items, which need not be written.
  /// - Throws: `EncodingError` for a name that is not Encodable.
  public mutating func encode<Item>(_ ids: [EntryID], of item: Item.Type) throws {
    try encode(ids.map { ItemID<Item>($0) }, forKey: .ids)
  }

  /// Writes the entry that asks, as `from`; nothing for nil.
  ///
  /// - Parameters:
  ///   - from: The entry.
  ///   - item: The type of the container's items, which need not be written.
  /// - Throws: `EncodingError` for a name that is not Encodable.
  public mutating func encodeSource<Item>(_ from: EntryID?, of item: Item.Type) throws {
    if let from { try encode(from, of: item, .from) }
  }

  /// Writes the cause; nothing for the program.
  public mutating func encode(_ cause: Cause) throws {
    if cause != .program { try encode(cause, forKey: .cause) }
  }

  /// Writes the animation flag; nothing for true.
  public mutating func encode(isAnimated: Bool) throws {
    if !isAnimated { try encode(false, forKey: .animated) }
  }
}

extension KeyedDecodingContainer where Key == ActionKey {
  /// Reads the id of an entry that was written as `id`.
  ///
  /// A number means the entry that has it when the action is carried out.
  ///
  /// - Parameter item: The type of the container's items.
  /// - Returns: The id.
  /// - Throws: `DecodingError` when there is none.
  public func id<Item>(of item: Item.Type) throws -> EntryID {
    try decode(ItemID<Item>.self, forKey: .id).id
  }

  /// Reads the ids of entries that were written as `ids`.
  ///
  /// - Parameter item: The type of the container's items.
  /// - Returns: The ids.
  /// - Throws: `DecodingError` when there are none.
  public func ids<Item>(of item: Item.Type) throws -> [EntryID] {
    try decode([ItemID<Item>].self, forKey: .ids).map(\.id)
  }

  /// Reads the entry that asks.
  ///
  /// - Parameter item: The type of the container's items.
  /// - Returns: nil when none was written.
  /// - Throws: `DecodingError` when it is no id.
  public func from<Item>(of item: Item.Type) throws -> EntryID? {
    try decodeIfPresent(ItemID<Item>.self, forKey: .from)?.id
  }

  /// Reads the cause; the program when none was written.
  public func cause() throws -> Cause {
    try decodeIfPresent(Cause.self, forKey: .cause) ?? .program
  }

  /// Reads the animation flag; true when none was written.
  public func isAnimated() throws -> Bool {
    try decodeIfPresent(Bool.self, forKey: .animated) ?? true
  }

  /// Reads the name of the action.
  ///
  /// - Parameter names: All that the shape has.
  /// - Returns: The name.
  /// - Throws: `DecodingError` for one that the shape does not have.
  public func name<Name: RawRepresentable & CaseIterable>(
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
