extension StackNavigation.State: Encodable where Item: Encodable {
  /// Writes items, identities and the flag, and the history where one is kept.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StackStateKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
    guard case .kept(let limit) = history else { return }
    var nested = container.nestedContainer(keyedBy: StackHistoryKey.self, forKey: .history)
    try nested.encode(limit, forKey: .limit)
    try nested.encode(forwardItems, forKey: .forward)
  }
}

extension StackNavigation.State: Decodable where Item: Decodable {
  /// Reads a stack; one that was written without a history keeps none.
  ///
  /// A limit below one is an error. An ``ArchiveFormat`` leaves out screens of the history that
  /// cannot be read, each alone.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StackStateKey.self)
    self.init(
      try container.decode(Entries<Item>.self, forKey: .entries),
      try container.decode(Bool.self, forKey: .areAnimationsEnabled)
    )
    guard container.contains(.history) else { return }
    if let log = decoder.salvageLog {
      salvageHistory(from: container, log)
      return
    }
    let nested = try container.nestedContainer(keyedBy: StackHistoryKey.self, forKey: .history)
    history = .kept(limit: try nested.historyLimit())
    forwardItems = try nested.decode([Item].self, forKey: .forward)
  }
}

extension StackNavigation.State where Item: Decodable {
  /// Reads what can be read of a history, the screens of which are read one by one.
  mutating func salvageHistory(
    from container: KeyedDecodingContainer<StackStateKey>,
    _ log: SalvageLog
  ) {
    let path = container.codingPath + [StackStateKey.history]
    do {
      let nested = try container.nestedContainer(keyedBy: StackHistoryKey.self, forKey: .history)
      history = .kept(limit: try nested.historyLimit())
      let list = path + [StackHistoryKey.forward]
      var items: [Item] = []
      for (position, item) in try nested.readOneByOne(.forward, Self.readItem).enumerated() {
        switch item {
        case .success(let item): items.append(item)
        case .failure(let fault): log.note(.dropped, list, position: position, fault.reason)
        }
      }
      forwardItems = items
    } catch {
      log.note(.replaced, path, ArchiveFault(error).reason)
    }
  }

  private static func readItem(from list: inout any UnkeyedDecodingContainer) throws -> Item {
    try list.decode(Item.self)
  }
}

enum StackStateKey: String, CodingKey {
  case entries, areAnimationsEnabled, history
}

enum StackHistoryKey: String, CodingKey {
  case limit, forward
}

extension KeyedDecodingContainer<StackHistoryKey> {
  /// The limit of a history; one below one is an error.
  fileprivate func historyLimit() throws -> Int {
    let limit = try decode(Int.self, forKey: .limit)
    guard limit > 0 else {
      throw DecodingError.dataCorruptedError(
        forKey: .limit,
        in: self,
        debugDescription: "\(limit) is no limit of a history"
      )
    }
    return limit
  }
}
