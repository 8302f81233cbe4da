extension Entry: Encodable where Item: Encodable {
  /// Encodes the item and its id in the format of ``Entries``: `{"id":3,"item":"message"}`.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(ItemID<Item>(id), forKey: .id)
    try container.encode(item, forKey: .item)
  }
}

extension Entry: Decodable where Item: Decodable {
  /// Decodes an item and its id, as a new visit with the encoded number.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SavedKey.self)
    self.init(
      id: try container.decode(ItemID<Item>.self, forKey: .id).id.asNewVisit,
      item: try container.decode(Item.self, forKey: .item)
    )
  }
}
