extension ModalNavigation.State: Encodable where Item: Encodable {
  /// Encodes the presented item and those that wait, with their ids.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(styles, forKey: .styles)
    try container.encode(policy, forKey: .policy)
    try container.encode(areAnimationsEnabled, forKey: .areAnimationsEnabled)
  }
}

extension ModalNavigation.State: Decodable where Item: Decodable {
  /// Decodes the presented item and those that wait; items and styles that do not match are an
  /// error.
  public init(from decoder: any Decoder) throws {
    let saved = try SavedParts(decoder)
    let read = try saved.container.decode(SavedEntries<Item>.self, forKey: .entries)
    let styles = try saved.replaceableList(.styles) { try $0.decode(PresentationStyle.self) }
    func mismatch() -> any Error {
      let text = "\(read.count) entries need as many styles, not \(styles.count)"
      return saved.illegal(.styles, text)
    }
    if styles.count > read.count { try saved.note(.dropped, .styles, mismatch()) }
    self.init(
      policy: try saved.read(.policy, or: .replace),
      areAnimationsEnabled: try saved.read(.areAnimationsEnabled, or: true)
    )
    storedEntries = read.entries
    self.styles = try read.positions.map { position in
      do {
        guard position < styles.count else { throw mismatch() }
        return try styles[position].get()
      } catch {
        try saved.note(.replaced, .styles, at: position, error)
        return .automatic
      }
    }
  }
}
