extension SplitNavigation.State: Encodable where Item: Encodable {
  /// Encodes the entries with their ids, the column counts, the options and, if present, the
  /// positions of skipped screens.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(counts, forKey: .counts)
    try container.encode(isCollapsed, forKey: .isCollapsed)
    try container.encode(options, forKey: .options)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
    guard !skipped.isEmpty else { return }
    let positions = entries.ids.indices.filter { skipped.contains(entries.ids[$0]) }
    try container.encode(positions, forKey: .skipped)
  }
}

extension SplitNavigation.State: Decodable where Item: Decodable {
  /// Decodes the columns; counts above the number of entries are an error, and so is a skipped
  /// position without a screen.
  ///
  /// An `ArchiveFormat` keeps what can be read: all entries are in the primary column if the counts
  /// cannot.
  public init(from decoder: any Decoder) throws {
    let saved = try SavedParts(decoder)
    let read = try saved.container.decode(SavedEntries<Item>.self, forKey: .entries)
    let counts = try saved.read(.counts, or: Counts(primary: read.count, supplementary: 0))
    let primary = min(max(counts.primary, 0), read.count)
    let supplementary = min(max(counts.supplementary, 0), read.count - primary)
    if primary != counts.primary || supplementary != counts.supplementary {
      let written = "\(counts.primary) and \(counts.supplementary) entries of \(read.count)"
      try saved.note(.replaced, .counts, saved.illegal(.counts, "\(written) are no columns"))
    }
    let first = read.positions.count { $0 < primary }
    let second = read.positions.count { $0 < primary + supplementary } - first
    self.init(
      entries: read.entries,
      counts: Counts(primary: first, supplementary: second),
      isCollapsed: try saved.read(.isCollapsed, or: false),
      options: try saved.read(.options, or: SplitOptions()),
      areAnimationsEnabled: try saved.read(.areAnimationsEnabled, or: true)
    )
    storedSkipped = Set(try saved.marked(.skipped, index: read.index).map { entries.ids[$0] })
  }
}
