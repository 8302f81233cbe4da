extension Entries: Encodable where Item: Encodable {
  /// Writes items, ids and the counter.
  ///
  /// A named id is written with the value that it holds, and its type unless that is the item's, a
  /// `String` or an `Int`; a value that is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EntriesKey.self)
    try container.encode(items, forKey: .items)
    try container.encode(nextNumber, forKey: .next)
    var list = container.nestedUnkeyedContainer(forKey: .ids)
    for id in ids { try list.encode(ItemID<Item>(id)) }
  }
}

extension Entries: Decodable where Item: Decodable {
  /// Reads items, ids and the counter: entries with the numbers and names that were written.
  ///
  /// Counted entries are new visits, also when the archive is read into the state that wrote it:
  /// nothing that was kept for the entries of then reaches those that were read.
  ///
  /// Ids that an item names, and those that a key path names by a text or a whole number (`String`
  /// or `Int`), are read by themselves. Those that hold a value of another type are an error, as
  /// the type is not known here: read them with ``init(from:id:)``. Ids and items that do not fit
  /// together are an error. An ``ArchiveFormat`` leaves out entries that cannot be read, each
  /// alone.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder) { try $0.decode(ItemID<Item>.self).id }
  }

  /// Reads entries whose ids a key path has named.
  ///
  /// ```swift
  /// try Entries<Draft>(from: decoder, id: \.id)
  /// ```
  ///
  /// The key path says of which type the values in the ids are.
  public init<ID: Hashable & Sendable & Decodable>(
    from decoder: any Decoder,
    id: KeyPath<Item, ID>
  ) throws {
    try self.init(from: decoder) { list in
      guard let nested = try? list.nestedContainer(keyedBy: EntryNameKey.self) else {
        return .counted(try list.decode(UInt64.self))
      }
      let value = try nested.decode(ID.self, forKey: nested.contains(.item) ? .item : .id)
      return .named(value, occurrence: try nested.legalOccurrence(forKey: .occurrence))
    }
  }

  private init(
    from decoder: any Decoder,
    read: (inout any UnkeyedDecodingContainer) throws -> EntryID
  ) throws {
    if let log = decoder.salvageLog {
      self = try SalvagedEntries<Item>(from: decoder, log, read: read).entries
      return
    }
    let container = try decoder.container(keyedBy: EntriesKey.self)
    let items = try container.decode([Item].self, forKey: .items)
    let next = try container.decode(UInt64.self, forKey: .next)
    guard next <= UInt64(Int64.max) else {
      throw DecodingError.dataCorruptedError(
        forKey: .next,
        in: container,
        debugDescription: "\(next) is no counter: nobody has pushed so often"
      )
    }
    var list = try container.nestedUnkeyedContainer(forKey: .ids)
    var ids: [EntryID] = []
    while !list.isAtEnd { ids.append(try read(&list)) }
    let numbers = ids.compactMap(\.counted)
    guard ids.count == items.count, Set(ids).count == ids.count,
      numbers.allSatisfy({ $0 < next })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .ids,
        in: container,
        debugDescription: "\(items.count) items need as many different ids, below number \(next)"
      )
    }
    self.init(ids: ids.map(\.asNewVisit), items: items, nextNumber: next)
  }
}

extension EntryID {
  /// The id of another visit with the same number; a name is what it is.
  package var asNewVisit: EntryID { counted.map(EntryID.init(counting:)) ?? self }
}

enum EntriesKey: String, CodingKey {
  case items, ids, next
}

private enum EntryNameKey: String, CodingKey {
  case item, id, occurrence
}
