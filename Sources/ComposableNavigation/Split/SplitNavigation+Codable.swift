extension SplitNavigation.State: Encodable where Item: Encodable {
  /// Encodes the entries with their identities, the column counts, the options and, if present, the
  /// positions of skipped screens.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SplitStateKey.self)
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
  public init(from decoder: any Decoder) throws {
    if let log = decoder.lossyDecodingLog {
      try self.init(lossilyFrom: decoder, log)
      return
    }
    let container = try decoder.container(keyedBy: SplitStateKey.self)
    let entries = try container.decode(Entries<Item>.self, forKey: .entries)
    let counts = try container.decode(Counts.self, forKey: .counts)
    guard (0...entries.count).contains(counts.primary),
      (0...entries.count - counts.primary).contains(counts.supplementary)
    else {
      throw DecodingError.dataCorruptedError(
        forKey: .counts,
        in: container,
        debugDescription:
          "\(counts.primary) and \(counts.supplementary) entries of \(entries.count) are no columns"
      )
    }
    self.init(
      entries: entries,
      counts: counts,
      isCollapsed: try container.decode(Bool.self, forKey: .isCollapsed),
      options: try container.decode(SplitOptions.self, forKey: .options),
      areAnimationsEnabled: try container.decode(Bool.self, forKey: .areAnimationsEnabled)
    )
    let marked = try container.markedPositions(.skipped, nil, isThere: entries.indices.contains)
    storedSkipped = Set(marked.map { entries.ids[$0] })
  }
}

enum SplitStateKey: String, CodingKey {
  case entries, counts, isCollapsed, options, areAnimationsEnabled, skipped
}
