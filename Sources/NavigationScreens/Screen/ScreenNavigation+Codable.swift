import ComposableNavigation

extension ScreenNavigation.State: Encodable where Screen: Encodable {
  /// Writes what is open, with identities.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ScreenStateKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(queue, forKey: .queue)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
  }
}

extension ScreenNavigation.State: Decodable where Screen: Decodable {
  /// Reads what was open; nothing at all, not even a root, is an error.
  ///
  /// What a version without queues, alerts, overlays or contents has written is read as it was.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ScreenStateKey.self)
    let entries = try container.decode(
      Entries<ScreenNavigation.OpenScreen>.self,
      forKey: .entries
    )
    guard let root = entries.first, root.item.segue.presentsEnvironment else {
      throw DecodingError.dataCorruptedError(
        forKey: .entries,
        in: container,
        debugDescription: entries.isEmpty
          ? "there is no root, which always stays" : "the root cannot have been pushed"
      )
    }
    self.entries = entries
    areAnimationsEnabled = try container.decode(Bool.self, forKey: .areAnimationsEnabled)
    try container.read(&queue, .queue)
  }
}

private enum ScreenStateKey: String, CodingKey {
  case entries, queue, areAnimationsEnabled
}
