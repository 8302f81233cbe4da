extension TabNavigation.State: Encodable where Item: Encodable {
  /// Encodes the tabs with their identities, and the active tab and the history by position.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: TabStateKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(activeIndex, forKey: .active)
    try container.encode(history.compactMap { entries.index(of: $0) }, forKey: .history)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
  }
}

extension TabNavigation.State: Decodable where Item: Decodable {
  /// Decodes the tabs; a position without a tab is an error.
  public init(from decoder: any Decoder) throws {
    if let log = decoder.lossyDecodingLog {
      try self.init(lossilyFrom: decoder, log)
      return
    }
    let container = try decoder.container(keyedBy: TabStateKey.self)
    let entries = try container.decode(Entries<Item>.self, forKey: .entries)
    let active = try container.decodeIfPresent(Int.self, forKey: .active)
    let history = try container.decode([Int].self, forKey: .history)
    guard (history + [active ?? 0]).allSatisfy({ (0..<max(entries.count, 1)).contains($0) }),
      entries.isEmpty ? active == nil && history.isEmpty : active != nil
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .active,
        in: container,
        debugDescription: "there is no such tab among \(entries.count)"
      )
    }
    self.init(
      entries: entries,
      active: active.map { entries.ids[$0] },
      history: history.map { entries.ids[$0] },
      areAnimationsEnabled: try container.decode(Bool.self, forKey: .areAnimationsEnabled)
    )
  }
}

enum TabStateKey: String, CodingKey {
  case entries, active, history, areAnimationsEnabled
}
