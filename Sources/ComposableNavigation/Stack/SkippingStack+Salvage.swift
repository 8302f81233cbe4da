extension SkippingStack.State where Item: Decodable {
  /// Reads the screens that can be read, and which of them are passed over.
  init(salvaging decoder: any Decoder, _ log: SalvageLog) throws {
    let container = try decoder.container(keyedBy: SkippingStackKey.self)
    let stack = try container.nestedContainer(keyedBy: StackStateKey.self, forKey: .stack)
    let read = try stack.decode(SalvagedEntries<Item>.self, forKey: .entries)
    var kept = StackNavigation<Item>.State(
      read.entries,
      stack.salvaged(.areAnimationsEnabled, or: true, log)
    )
    try kept.readHistory(from: stack, log)
    self.init(stack: kept)
    let positions: [Int] = container.salvaged(.skipped, or: [], log)
    for position in positions {
      guard let index = read.index(of: position) else {
        let list = container.codingPath + [SkippingStackKey.skipped]
        log.note(.dropped, list, "screen \(position) is not there")
        continue
      }
      skipped.insert(read.entries.ids[index])
    }
  }
}
