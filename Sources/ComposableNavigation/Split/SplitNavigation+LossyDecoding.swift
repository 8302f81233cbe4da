extension SplitNavigation.State where Item: Decodable {
  /// Decodes the entries that can be read, each into its column.
  ///
  /// If the column counts cannot be read, all entries are in the primary column.
  init(lossilyFrom decoder: any Decoder, _ log: LossyDecodingLog) throws {
    let container = try decoder.container(keyedBy: SplitStateKey.self)
    let read = try container.decode(LossyEntries<Item>.self, forKey: .entries)
    let all = Counts(primary: read.count, supplementary: 0)
    let counts = container.decodeLossily(.counts, or: all, log)
    let primary = min(max(counts.primary, 0), read.count)
    let supplementary = min(max(counts.supplementary, 0), read.count - primary)
    if primary != counts.primary || supplementary != counts.supplementary {
      let reason = "there are only \(read.count) entries"
      log.note(.replaced, container.codingPath + [SplitStateKey.counts], reason)
    }
    let first = read.positions.count { $0 < primary }
    let second = read.positions.count { $0 < primary + supplementary } - first
    self.init(
      entries: read.entries,
      counts: Counts(primary: first, supplementary: second),
      isCollapsed: container.decodeLossily(.isCollapsed, or: false, log),
      options: container.decodeLossily(.options, or: SplitOptions(), log),
      areAnimationsEnabled: container.decodeLossily(.areAnimationsEnabled, or: true, log)
    )
    let marked = try container.markedPositions(.skipped, log) { read.index(of: $0) != nil }
    storedSkipped = Set(marked.compactMap { read.index(of: $0) }.map { entries.ids[$0] })
  }
}
