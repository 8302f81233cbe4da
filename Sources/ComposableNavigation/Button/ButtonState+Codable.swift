extension ButtonState: Encodable where Action: Encodable {
  /// Encodes the parts; `isDisabled` only if it is true.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(title, forKey: .title)
    try container.encode(role, forKey: .role)
    if isDisabled { try container.encode(true, forKey: .isDisabled) }
    try container.encodeIfPresent(action, forKey: .action)
  }
}

extension ButtonState: Decodable where Action: Decodable {
  /// Decodes the parts; without `isDisabled`, the button is enabled.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SavedKey.self)
    self.init(
      try container.decode(String.self, forKey: .title),
      role: try container.decode(ButtonRole.self, forKey: .role),
      isDisabled: try container.decodeIfPresent(Bool.self, forKey: .isDisabled) ?? false,
      action: try container.decodeIfPresent(Action.self, forKey: .action)
    )
  }
}
