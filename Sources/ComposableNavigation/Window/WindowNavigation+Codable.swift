extension WindowNavigation.State: Encodable where Item: Encodable {
  /// Encodes the windows with their identities, and the focus order by position.
  ///
  /// Closed items and their limit are encoded only if they are kept.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: WindowStateKey.self)
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
    if let log = decoder.lossyDecodingLog {
      try self.init(lossilyFrom: decoder, log)
      return
    }
    let container = try decoder.container(keyedBy: WindowStateKey.self)
    let entries = try container.decode(Entries<Item>.self, forKey: .entries)
    let order = try container.decode([Int].self, forKey: .focusOrder)
    guard order.sorted() == Array(entries.ids.indices) else {
      throw DecodingError.dataCorruptedError(
        forKey: .focusOrder,
        in: container,
        debugDescription: "it is not each of \(entries.count) windows once"
      )
    }
    self.init(
      entries,
      order.map { entries.ids[$0] },
      .notKept,
      try container.decode(Bool.self, forKey: .areAnimationsEnabled)
    )
    storedClosed = try .read(from: container, .closed, list: .items, nil) { item, _ in item }
  }
}

enum WindowStateKey: String, CodingKey {
  case entries, focusOrder, areAnimationsEnabled, closed
}
