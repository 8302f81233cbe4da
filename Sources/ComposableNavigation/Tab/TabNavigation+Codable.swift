extension TabNavigation.State: Encodable where Item: Encodable {
  /// Encodes the tabs with their ids, the active tab and the history by position, and a back
  /// behaviour other than the default, and the preloaded tabs if there are any.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(activeIndex, forKey: .active)
    try container.encode(storedHistory.compactMap { entries.index(of: $0) }, forKey: .history)
    if backBehavior != .history { try container.encode(backBehavior, forKey: .backBehavior) }
    if !preloaded.isEmpty {
      try container.encode(preloaded.compactMap { entries.index(of: $0) }, forKey: .preloaded)
    }
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
  }
}

extension TabNavigation.State: Decodable where Item: Decodable {
  /// Decodes the tabs; a position without a tab is an error.
  ///
  /// An `ArchiveFormat` keeps the tabs that can be read: if the active tab cannot, the latest tab in
  /// the history becomes active, else the first.
  public init(from decoder: any Decoder) throws {
    let saved = try SavedParts(decoder)
    let read = try saved.container.decode(SavedEntries<Item>.self, forKey: .entries)
    func missing(_ key: SavedKey) -> any Error {
      saved.illegal(key, "there is no such tab among \(read.entries.count)")
    }
    let active = try saved.read(.active, or: nil) {
      let position = try saved.container.decodeIfPresent(Int.self, forKey: .active)
      let index = position.flatMap { read.index(of: $0) }
      if index == nil, position != nil || read.count > 0 { throw missing(.active) }
      return index
    }
    func positions(_ key: SavedKey) throws -> [Int] {
      let saving: [Int] = try saved.read(key, or: [])
      let kept = saving.compactMap { read.index(of: $0) }
      if kept.count < saving.count { try saved.note(.dropped, key, missing(key)) }
      return kept
    }
    let kept = try positions(.history)
    let behavior = try saved.read(.backBehavior, or: .history) {
      try saved.container.decodeIfPresent(TabBackBehavior.self, forKey: .backBehavior) ?? .history
    }
    let ids = read.entries.ids
    self.init(
      entries: read.entries,
      active: (active ?? kept.last).map { ids[$0] } ?? ids.first,
      history: kept.map { ids[$0] },
      backBehavior: behavior,
      areAnimationsEnabled: try saved.read(.areAnimationsEnabled, or: true)
    )
    if saved.container.contains(.preloaded) { preload(try positions(.preloaded).map { ids[$0] }) }
  }
}
