extension Entries: Encodable where Item: Encodable {
  /// Writes items, ids and the counter.
  ///
  /// A named id is written with the value that it holds; a value that is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: EntriesKey.self)
    try container.encode(items, forKey: .items)
    try container.encode(nextNumber, forKey: .next)
    var list = container.nestedUnkeyedContainer(forKey: .ids)
    for id in ids {
      switch id.storage {
      case .counted(let number): try list.encode(number)
      case .named(let name):
        guard let value = name.anyValue as? any Encodable else {
          throw EncodingError.invalidValue(
            name.anyValue,
            .init(
              codingPath: list.codingPath,
              debugDescription: "the id \(id) holds a \(type(of: name.anyValue)), "
                + "which is not Encodable"
            )
          )
        }
        var nested = list.nestedContainer(keyedBy: EntryNameKey.self)
        try nested.encode(value, forKey: name.anyValue is Item ? .item : .id)
        try nested.encode(name.occurrence, forKey: .occurrence)
      }
    }
  }
}

extension Entries: Decodable where Item: Decodable {
  /// Reads items, ids and the counter.
  ///
  /// Ids that a key path named hold a value of a type that is not known here: read those with
  /// ``init(from:id:)``. Ids and items that do not fit together are an error.
  public init(from decoder: any Decoder) throws {
    try self.init(from: decoder) { nested in
      guard let type = Item.self as? any (Hashable & Sendable & Decodable).Type else {
        throw nested.corrupt(.item, "\(Item.self) is not Hashable, Sendable and Decodable")
      }
      return try nested.name(type, .item)
    }
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
    try self.init(from: decoder) { try $0.name(ID.self, $0.contains(.item) ? .item : .id) }
  }

  private init(
    from decoder: any Decoder,
    name: (KeyedDecodingContainer<EntryNameKey>) throws -> EntryID
  ) throws {
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
    while !list.isAtEnd {
      if let nested = try? list.nestedContainer(keyedBy: EntryNameKey.self) {
        ids.append(try name(nested))
      } else {
        ids.append(.counted(try list.decode(UInt64.self)))
      }
    }
    let numbers = ids.compactMap { id in
      if case .counted(let number) = id.storage { number } else { nil }
    }
    guard ids.count == items.count, Set(ids).count == ids.count,
      numbers.allSatisfy({ $0 < next })
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .ids,
        in: container,
        debugDescription: "\(items.count) items need as many different ids, below number \(next)"
      )
    }
    self.init(ids: ids, items: items, nextNumber: next)
  }
}

private enum EntriesKey: String, CodingKey {
  case items, ids, next
}

private enum EntryNameKey: String, CodingKey {
  case item, id, occurrence
}

extension KeyedDecodingContainer where Key == EntryNameKey {
  fileprivate func name<Value: Hashable & Sendable & Decodable>(
    _ type: Value.Type,
    _ key: EntryNameKey
  ) throws -> EntryID {
    guard contains(key) else {
      throw corrupt(.id, "a key path has named this id; read it with init(from:id:)")
    }
    let occurrence = try decode(Int.self, forKey: .occurrence)
    return .named(try decode(Value.self, forKey: key), occurrence: occurrence)
  }

  fileprivate func corrupt(_ key: EntryNameKey, _ why: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: codingPath + [key], debugDescription: why))
  }
}
