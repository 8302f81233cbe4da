public import ComposableNavigation

extension Keeping.State: Encodable where Base.State: Encodable, Base.Item: Encodable {
  /// Encodes the shape, and the kept entries with their limit.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(shape, forKey: .shape)
    try list.items?.encode(to: &container, .kept, list: .items)
  }
}

extension Keeping.State: Decodable where Base.State: Decodable, Base.Item: Decodable {
  /// Decodes the shape and the kept entries, each as a new visit with its number.
  ///
  /// A kept entry with the number of another one is an error. An `ArchiveFormat` leaves out each
  /// entry that cannot be read, and numbers such an entry anew.
  public init(from decoder: any Decoder) throws {
    let saved = try SavedParts(decoder)
    var shape = try saved.container.decode(Base.State.self, forKey: .shape)
    let items = try ForwardItems<KeptVisit<Base.Item>>.read(
      from: saved,
      .kept,
      list: .items
    ) { (visit: KeptVisit<Base.Item>, _) in visit }
    guard var items else {
      self.init(shape, limit: 0)
      return
    }
    var taken = Set(shape.entries.ids)
    shape.reserve(items.nearestLast.map(\.id))
    for (index, visit) in items.nearestLast.enumerated() {
      guard taken.insert(visit.id).inserted else {
        let reason = "\(visit.id) is also the id of another entry"
        let position = items.nearestLast.count - 1 - index
        try saved.note(.numbered, .kept, at: position, saved.illegal(.kept, reason))
        items.update(at: index) { $0.id = shape.takeID() }
        continue
      }
    }
    self.init(shape, KeptList(items))
  }
}

extension KeptVisit: Encodable where Item: Encodable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(entry, forKey: .entry)
    try container.encode(place, forKey: .place)
  }
}

extension KeptVisit: Decodable where Item: Decodable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SavedKey.self)
    let entry = try container.decode(Entry<Item>.self, forKey: .entry)
    self.init(
      id: entry.id,
      item: entry.item,
      place: try container.decode(EntryPlace.self, forKey: .place)
    )
  }
}
