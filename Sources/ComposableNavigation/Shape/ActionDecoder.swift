/// Reads an action of a shape that an ``ActionEncoder`` has written: its name, and the parts that it has.
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
/// Each part throws a `DecodingError` when it is not there, unless it says otherwise.
public struct ActionDecoder<Name: RawRepresentable & CaseIterable, Item: Decodable>
where Name.RawValue == String {
  /// The name of the action.
  public let name: Name

  private let container: KeyedDecodingContainer<ActionKey>

  /// Reads the name.
  ///
  /// - Throws: `DecodingError` for one that the shape does not have; it lists those that it has.
  public init(from decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: ActionKey.self)
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

  /// Tells whether the action was written with a part.
  func has(_ key: ActionKey) -> Bool { container.contains(key) }

  /// Reads an item.
  public func item() throws -> Item { try container.decode(Item.self, forKey: .item) }

  /// Reads several items.
  public func items() throws -> [Item] { try container.decode([Item].self, forKey: .items) }

  /// Reads a style of a presentation.
  public func style() throws -> PresentationStyle {
    try container.decode(PresentationStyle.self, forKey: .style)
  }

  /// Reads a height of a sheet.
  public func detent() throws -> Sheet.Detent {
    try container.decode(Sheet.Detent.self, forKey: .detent)
  }

  /// Reads a number of entries that is left out where it is its default; nil then.
  func countIfPresent() throws -> Int? { try container.decodeIfPresent(Int.self, forKey: .count) }

  /// Reads a number of entries.
  public func count() throws -> Int { try container.decode(Int.self, forKey: .count) }

  /// Reads a position.
  public func index() throws -> Int { try container.decode(Int.self, forKey: .index) }

  /// Reads the id of an entry; a number means the entry that has it when the action is carried out.
  public func id() throws -> EntryID { try container.decode(ItemID<Item>.self, forKey: .id).id }

  /// Reads the ids of several entries.
  public func ids() throws -> [EntryID] {
    try container.decode([ItemID<Item>].self, forKey: .ids).map(\.id)
  }

  /// Reads the entry that asks; nil when none was written.
  public func from() throws -> EntryID? {
    try container.decodeIfPresent(ItemID<Item>.self, forKey: .from)?.id
  }

  /// Reads the cause; the program when none was written.
  public func cause() throws -> Cause {
    try container.decodeIfPresent(Cause.self, forKey: .cause) ?? .program
  }

  /// Reads the animation flag; true when none was written.
  public func isAnimated() throws -> Bool {
    try container.decodeIfPresent(Bool.self, forKey: .animated) ?? true
  }
}
