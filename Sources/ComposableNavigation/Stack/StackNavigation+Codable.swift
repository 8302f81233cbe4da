extension StackNavigation.State: Encodable where Item: Encodable {
  /// Encodes items, ids, the animation flag, and, if present, the history and the skipped
  /// screens.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
    guard let memory = storedMemory?.memory else { return }
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
    let saved = try SavedParts(decoder)
    let read = try saved.container.decode(SavedEntries<Item>.self, forKey: .entries)
    self.init(read.entries, try saved.read(.areAnimationsEnabled, or: true))
    let pages = try ForwardItems<StackMemory<Item>.Page>.read(
      from: saved,
      .history,
      list: .forward
    ) { (item: Item, isSkipped) in
      .init(item: item, isSkipped: isSkipped)
    }
    // A mark belongs to the screen that had this position when the stack was encoded.
    let marked = try saved.marked(.skipped, index: read.index)
    guard pages != nil || !marked.isEmpty else { return }
    memory = StackMemory(forward: pages, skipped: Set(marked.map { read.entries.ids[$0] }))
  }
}
