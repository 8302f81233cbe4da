extension ModalNavigation.State: Encodable where Item: Encodable {
  /// Encodes the presented item and those that wait, with their identities.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ModalStateKey.self)
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
    if let log = decoder.lossyDecodingLog {
      try self.init(lossilyFrom: decoder, log)
      return
    }
    let container = try decoder.container(keyedBy: ModalStateKey.self)
    let entries = try container.decode(Entries<Item>.self, forKey: .entries)
    let styles = try container.decode([PresentationStyle].self, forKey: .styles)
    guard entries.count == styles.count else {
      throw DecodingError.dataCorruptedError(
        forKey: .styles,
        in: container,
        debugDescription: "\(entries.count) entries need as many styles, not \(styles.count)"
      )
    }
    self.init(
      policy: try container.decode(ModalNavigation.Policy.self, forKey: .policy),
      areAnimationsEnabled: try container.decode(Bool.self, forKey: .areAnimationsEnabled)
    )
    storedEntries = entries
    self.styles = styles
  }
}

enum ModalStateKey: String, CodingKey {
  case entries, styles, policy, areAnimationsEnabled
}
