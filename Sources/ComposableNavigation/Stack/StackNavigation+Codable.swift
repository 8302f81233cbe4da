extension StackNavigation.State: Encodable where Item: Encodable {
  /// Encodes items, identities, the animation flag, and, if present, the history and the skipped
  /// screens.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: StackStateKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
    guard case .kept(let memory)? = storedMemory else { return }
    try memory.forward?.encode(
      to: &container,
      .history,
      list: .forward,
      item: { $0.item },
      isMarked: { $0.isSkipped }
    )
    guard !memory.skipped.isEmpty else { return }
    let positions = entries.ids.indices.filter { memory.skips(entries.ids[$0]) }
    try container.encode(positions, forKey: .skipped)
  }
}

extension StackNavigation.State: Decodable where Item: Decodable {
  /// Decodes a stack; one that was encoded without a history keeps none.
  ///
  /// A limit below one is an error, and so is a skipped position outside the stack. An
  /// `ArchiveFormat` leaves out each screen and each mark that cannot be read.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: StackStateKey.self)
    let log = decoder.lossyDecodingLog
    var lossy: LossyEntries<Item>?
    if let log {
      let read = try container.decode(LossyEntries<Item>.self, forKey: .entries)
      self.init(read.entries, container.decodeLossily(.areAnimationsEnabled, or: true, log))
      lossy = read
    } else {
      self.init(
        try container.decode(Entries<Item>.self, forKey: .entries),
        try container.decode(Bool.self, forKey: .areAnimationsEnabled)
      )
    }
    let pages = try ForwardItems<StackMemory<Item>.Page>.read(
      from: container,
      .history,
      list: .forward,
      log
    ) { (item: Item, isSkipped) in
      .init(item: item, isSkipped: isSkipped)
    }
    let count = entries.count
    // A mark belongs to the screen that had this position when the stack was encoded.
    func index(_ position: Int) -> Int? {
      if let lossy { return lossy.index(of: position) }
      return (0..<count).contains(position) ? position : nil
    }
    let marked = try container.markedPositions(.skipped, log) { index($0) != nil }
    guard pages != nil || !marked.isEmpty else { return }
    memory = StackMemory(
      forward: pages,
      skipped: Set(marked.compactMap(index).map { entries.ids[$0] })
    )
  }
}

enum StackStateKey: String, CodingKey {
  case entries, areAnimationsEnabled, history, skipped
}
