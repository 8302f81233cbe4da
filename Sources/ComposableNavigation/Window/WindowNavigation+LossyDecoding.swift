extension WindowNavigation.State where Item: Decodable {
  /// Decodes the windows and the closed items that can be read; windows that are not in the focus
  /// order are behind the others.
  init(lossilyFrom decoder: any Decoder, _ log: LossyDecodingLog) throws {
    let container = try decoder.container(keyedBy: WindowStateKey.self)
    let read = try container.decode(LossyEntries<Item>.self, forKey: .entries)
    let order: [Int] = container.decodeLossily(.focusOrder, or: [], log)
    let kept = order.compactMap { read.index(of: $0) }
    if kept.count < order.count {
      let reason = "\(order.count - kept.count) of its windows are not there"
      log.note(.dropped, container.codingPath + [WindowStateKey.focusOrder], reason)
    }
    self.init(
      read.entries,
      kept.map { read.entries.ids[$0] },
      .notKept,
      container.decodeLossily(.areAnimationsEnabled, or: true, log)
    )
    storedClosed = try .read(from: container, .closed, list: .items, log) { item, _ in item }
  }
}
