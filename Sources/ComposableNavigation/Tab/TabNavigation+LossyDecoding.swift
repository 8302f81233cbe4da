extension TabNavigation.State where Item: Decodable {
  /// Decodes the tabs that can be read; if the active tab cannot, the latest tab in the history
  /// that can be read becomes active, else the first.
  init(lossilyFrom decoder: any Decoder, _ log: LossyDecodingLog) throws {
    let container = try decoder.container(keyedBy: TabStateKey.self)
    let read = try container.decode(LossyEntries<Item>.self, forKey: .entries)
    let position: Int? = container.decodeLossily(.active, or: nil, log)
    let history: [Int] = container.decodeLossily(.history, or: [], log)
    let kept = history.compactMap { read.index(of: $0) }
    let active =
      position.flatMap { read.index(of: $0) } ?? kept.last ?? (read.entries.isEmpty ? nil : 0)
    if let position, read.index(of: position) == nil {
      let other = active.map { ", and tab \(read.positions[$0]) is active" } ?? ""
      let reason = "tab \(position) is not there\(other)"
      log.note(.replaced, container.codingPath + [TabStateKey.active], reason)
    }
    if kept.count < history.count {
      let reason = "\(history.count - kept.count) of its tabs are not there"
      log.note(.dropped, container.codingPath + [TabStateKey.history], reason)
    }
    self.init(
      entries: read.entries,
      active: active.map { read.entries.ids[$0] },
      history: kept.eachOnce.map { read.entries.ids[$0] },
      areAnimationsEnabled: container.decodeLossily(.areAnimationsEnabled, or: true, log)
    )
  }
}

extension [Int] {
  /// The numbers without duplicates, each at its last position.
  fileprivate var eachOnce: [Int] {
    var seen: Set<Int> = []
    return reversed().filter { seen.insert($0).inserted }.reversed()
  }
}
