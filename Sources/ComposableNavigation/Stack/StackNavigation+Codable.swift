extension StackNavigation.State: Encodable where Item: Encodable {
  /// Writes items, identities and the flag, and the history where one is kept.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StackStateKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
    guard case .kept(let forward)? = storedForward else { return }
    try forward.encode(to: &container, .history, list: .forward)
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
    try readHistory(from: container, decoder.salvageLog)
  }

  /// Reads the history where one was written; with a log, as much of it as can be read.
  mutating func readHistory(
    from container: KeyedDecodingContainer<StackStateKey>,
    _ log: SalvageLog?
  ) throws {
    let read = try ForwardItems<Item>.read(from: container, .history, list: .forward, log)
    storedForward = read.map { .kept($0) }
  }
}

enum StackStateKey: String, CodingKey {
  case entries, areAnimationsEnabled, history
}
