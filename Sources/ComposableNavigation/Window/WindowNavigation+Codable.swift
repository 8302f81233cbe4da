extension WindowNavigation.State: Encodable where Item: Encodable {
  /// Encodes the windows with their ids, and the focus order by position.
  ///
  /// Closed items and their limit are encoded only if they are kept.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(focusOrder.compactMap { entries.index(of: $0) }, forKey: .focusOrder)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
    try storedClosed?.encode(to: &container, .closed, list: .items)
  }
}

extension WindowNavigation.State: Decodable where Item: Decodable {
  /// Decodes the windows; a focus order that does not contain each window once is an error, and so
  /// is a limit below one.
  public init(from decoder: any Decoder) throws {
    let saved = try SavedParts(decoder)
    let read = try saved.container.decode(SavedEntries<Item>.self, forKey: .entries)
    let order: [Int] = try saved.read(.focusOrder, or: [])
    let kept = order.compactMap { read.index(of: $0) }
    let isWhole = order.sorted() == Array(0..<read.count)
    if !isWhole || kept.count < order.count {
      let reason =
        isWhole
        ? "\(order.count - kept.count) of its windows are not there"
        : "it is not each of \(read.count) windows once"
      try saved.note(.dropped, .focusOrder, saved.illegal(.focusOrder, reason))
    }
    self.init(
      read.entries,
      kept.map { read.entries.ids[$0] },
      .notKept,
      try saved.read(.areAnimationsEnabled, or: true)
    )
    storedClosed = try .read(from: saved, .closed, list: .items) { item, _ in item }
  }
}
