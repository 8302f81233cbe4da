extension WindowNavigation.State where Item: Decodable {
  /// Reads the windows that can be read, one by one, and what was closed likewise; windows that the
  /// focus order does not name lie behind the others.
  init(salvaging decoder: any Decoder, _ log: SalvageLog) throws {
    let container = try decoder.container(keyedBy: WindowStateKey.self)
    let read = try container.decode(SalvagedEntries<Item>.self, forKey: .entries)
    let order: [Int] = container.salvaged(.focusOrder, or: [], log)
    let kept = order.compactMap { read.index(of: $0) }
    if kept.count < order.count {
      let reason = "\(order.count - kept.count) of its windows are not there"
      log.note(.dropped, container.codingPath + [WindowStateKey.focusOrder], reason)
    }
    self.init(
      read.entries,
      kept.map { read.entries.ids[$0] },
      .notKept,
      container.salvaged(.areAnimationsEnabled, or: true, log)
    )
    if container.contains(.closed) { salvageClosed(from: container, log) }
  }

  private mutating func salvageClosed(
    from container: KeyedDecodingContainer<WindowStateKey>,
    _ log: SalvageLog
  ) {
    let path = container.codingPath + [WindowStateKey.closed]
    do {
      let nested = try container.nestedContainer(keyedBy: WindowClosedKey.self, forKey: .closed)
      reopening = .kept(limit: try Self.limit(in: nested))
      let list = path + [WindowClosedKey.items]
      let read = try nested.readOneByOne(.items) { try $0.decode(Item.self) }
      var items: [Item] = []
      for (position, item) in read.enumerated() {
        switch item {
        case .success(let item): items.append(item)
        case .failure(let fault): log.note(.dropped, list, position: position, fault.reason)
        }
      }
      closedItems = items
    } catch {
      log.note(.replaced, path, ArchiveFault(error).reason)
    }
  }
}
