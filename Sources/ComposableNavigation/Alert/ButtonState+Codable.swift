extension ButtonState: Encodable where Action: Encodable {
  /// Writes the parts; that the button is disabled only when it is.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ButtonKey.self)
    try container.encode(title, forKey: .title)
    try container.encode(role, forKey: .role)
    if isDisabled { try container.encode(true, forKey: .isDisabled) }
    try container.encodeIfPresent(action, forKey: .action)
  }
}

extension ButtonState: Decodable where Action: Decodable {
  /// Reads the parts; a button that does not say so is not disabled.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ButtonKey.self)
    self.init(
      try container.decode(String.self, forKey: .title),
      role: try container.decode(ButtonRole.self, forKey: .role),
      isDisabled: try container.decodeIfPresent(Bool.self, forKey: .isDisabled) ?? false,
      action: try container.decodeIfPresent(Action.self, forKey: .action)
    )
  }
}

private enum ButtonKey: String, CodingKey {
  case title, role, isDisabled, action
}
