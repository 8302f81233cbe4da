extension Entries: Encodable where Item: Encodable {
  /// Encodes items, ids and the counter.
  ///
  /// A named id is encoded as its value, with the type unless it is the item's, `String` or `Int`.
  /// A value that is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(items, forKey: .items)
    try container.encode(nextNumber, forKey: .next)
    var list = container.nestedUnkeyedContainer(forKey: .ids)
    for id in ids { try list.encode(ItemID<Item>(id)) }
  }
}

extension Entries: Decodable where Item: Decodable {
  /// Decodes items, ids and the counter: entries with their encoded numbers and names.
  ///
  /// Counted entries are new visits, also if the archive is decoded into the state that encoded it:
  /// views and work of the earlier entries do not belong to the decoded ones.
  ///
  /// Ids that are named by an item, a `String` or an `Int` need no further information. Ids with a
  /// value of another type are an error, because the type is not known here: decode them with
  /// ``init(from:id:)``. Ids and items that do not match are an error. An `ArchiveFormat` drops
  /// each entry that cannot be decoded and keeps the others.
  public init(from decoder: any Decoder) throws {
    self = try SavedEntries(from: decoder).entries
  }

  /// Decodes entries whose ids were named by a key path.
  ///
  /// ```swift
  /// try Entries<Draft>(from: decoder, id: \.id)
  /// ```
  ///
  /// The key path determines the type of the values in the ids.
  public init<ID: Hashable & Sendable & Decodable>(
    from decoder: any Decoder,
    id: KeyPath<Item, ID>
  ) throws {
    let saved = try SavedEntries<Item>(from: decoder) { list in
      guard let nested = try? list.nestedContainer(keyedBy: SavedKey.self) else {
        return .counted(try list.decode(UInt64.self))
      }
      return try nested.id(ID.self, nested.contains(.item) ? .item : .id)
    }
    self = saved.entries
  }
}

extension EntryID {
  /// The id of another visit with the same number; a name stays the same.
  package var asNewVisit: EntryID { counted.map(EntryID.init(counting:)) ?? self }
}
