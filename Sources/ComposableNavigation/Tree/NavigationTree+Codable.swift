extension NavigationTree: Codable {
  private enum CodingKeys: String, CodingKey {
    case screen, stack, split, tabs, active, modal, button, role, children
  }

  /// Writes a tree: `{"stack": [{"screen": "inbox"}]}`.
  ///
  /// A screen, a modal and a button carry their title under the name of their kind, and `children`
  /// where there are any; a stack, a split and tabs carry their children there.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch kind {
    case .screen(let title): try container.encode(title, forKey: .screen)
    case .modal(let style): try container.encode(style, forKey: .modal)
    case .button(let title, let role):
      try container.encode(title, forKey: .button)
      if role != .default { try container.encode(role.rawValue, forKey: .role) }
    case .stack:
      return try container.encode(children, forKey: .stack)
    case .split:
      return try container.encode(children, forKey: .split)
    case .tabs(let active):
      try container.encodeIfPresent(active, forKey: .active)
      return try container.encode(children, forKey: .tabs)
    }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }

  /// Reads a tree; what is of no kind is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let children = try container.decodeIfPresent([NavigationTree].self, forKey: .children) ?? []
    if let title = try container.decodeIfPresent(String.self, forKey: .screen) {
      self = .screen(title, children)
    } else if let style = try container.decodeIfPresent(String.self, forKey: .modal) {
      self.init(kind: .modal(style), children: children)
    } else if let title = try container.decodeIfPresent(String.self, forKey: .button) {
      let role = try container.decodeIfPresent(String.self, forKey: .role)
      guard let role = role.map(ButtonRole.init(rawValue:)) ?? .default else {
        throw DecodingError.dataCorruptedError(
          forKey: .role,
          in: container,
          debugDescription: "“\(role ?? "")” is no role of a button"
        )
      }
      self.init(kind: .button(title, role), children: children)
    } else if let children = try container.decodeIfPresent([NavigationTree].self, forKey: .stack) {
      self = .stack(children)
    } else if let children = try container.decodeIfPresent([NavigationTree].self, forKey: .split) {
      self = .split(children)
    } else {
      let active = try container.decodeIfPresent(Int.self, forKey: .active)
      self = .tabs(try container.decode([NavigationTree].self, forKey: .tabs), active: active)
    }
  }
}
