/// Decodes an action of a shape that an ``ActionEncoder`` has encoded: its name and its parts.
///
/// ```swift
/// let action = try ActionDecoder<ActionName, Item>(from: decoder)
/// self =
///   switch action.name {
///   case .turn: .turn(try action.count())
///   case .remove: .remove(try action.ids(), cause: try action.cause())
///   }
/// ```
///
/// Each function throws a `DecodingError` if its part is missing, unless stated otherwise.
public struct ActionDecoder<Name: RawRepresentable & CaseIterable, Item: Decodable>
where Name.RawValue == String {
  /// The name of the action.
  public let name: Name

  let container: KeyedDecodingContainer<SavedKey>

  /// Decodes the name.
  ///
  /// - Throws: `DecodingError` for an unknown name; the error lists the known names.
  public init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: SavedKey.self)
    let found = try container.decode(String.self, forKey: .action)
    guard let name = Name(rawValue: found) else {
      let known = Name.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        forKey: .action,
        in: container,
        debugDescription: "there is no action “\(found)”; expected one of: \(known)"
      )
    }
    self.name = name
  }

  /// Returns a Boolean value that indicates whether the encoded action has a part.
  func has(_ key: SavedKey) -> Bool { container.contains(key) }

  /// Decodes an item.
  public func item() throws -> Item { try container.decode(Item.self, forKey: .item) }

  /// Decodes several items.
  public func items() throws -> [Item] { try container.decode([Item].self, forKey: .items) }

  /// Decodes the style of a presentation.
  public func style() throws -> PresentationStyle {
    try container.decode(PresentationStyle.self, forKey: .style)
  }

  /// Decodes a detent of a sheet.
  public func detent() throws -> Sheet.Detent {
    try container.decode(Sheet.Detent.self, forKey: .detent)
  }

  /// Decodes a number of entries.
  public func count() throws -> Int { try container.decode(Int.self, forKey: .count) }

  /// Decodes a position.
  public func index() throws -> Int { try container.decode(Int.self, forKey: .index) }

  /// Decodes the id of an entry; a number is resolved when the action is carried out.
  public func id() throws -> EntryID { try container.decode(ItemID<Item>.self, forKey: .id).id }

  /// Decodes the ids of several entries.
  public func ids() throws -> [EntryID] {
    try container.decode([ItemID<Item>].self, forKey: .ids).map(\.id)
  }

  /// Decodes the cause; the program if it is missing.
  public func cause() throws -> Cause {
    try container.decodeIfPresent(Cause.self, forKey: .cause) ?? .program
  }

  /// Decodes the animation flag; true if it is missing.
  public func isAnimated() throws -> Bool {
    try container.decodeIfPresent(Bool.self, forKey: .animated) ?? true
  }
}
