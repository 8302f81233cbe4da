extension Entry: Encodable where Item: Encodable {
  /// Writes the item and its id, as ``Entries`` do: `{"id":3,"item":"message"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EntryKey.self)
    try container.encode(ItemID<Item>(id), forKey: .id)
    try container.encode(item, forKey: .item)
  }
}

extension Entry: Decodable where Item: Decodable {
  /// Reads an item and its id: a new visit with the number that was written.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: EntryKey.self)
    self.init(
      id: try container.decode(ItemID<Item>.self, forKey: .id).id.asNewVisit,
      item: try container.decode(Item.self, forKey: .item)
    )
  }
}

private enum EntryKey: String, CodingKey {
  case id, item
}
