extension ModalNavigation.Action: Encodable where Item: Encodable {
  /// Writes the action by name, with its parts: `{"action":"presentSheet","item":"help"}`.
  ///
  /// What has its default (animated, caused by the program, from no entry) is left out. An id whose
  /// name is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ActionKey.self)
    func write(_ name: ModalActionName) throws {
      try container.encode(name.rawValue, forKey: .action)
    }
    switch self {
    case .presentFullScreen(let item, let from, animated: _):
      try write(.presentFullScreen)
      try container.encode(item, forKey: .item)
      try container.encodeSource(from, of: Item.self)
    case .presentSheet(let item, let from, animated: _):
      try write(.presentSheet)
      try container.encode(item, forKey: .item)
      try container.encodeSource(from, of: Item.self)
    case .set(let styledItem, let from, animated: _):
      try write(.set)
      if let styledItem {
        try container.encode(styledItem.item, forKey: .item)
        try container.encode(styledItem.style, forKey: .style)
      }
      try container.encodeSource(from, of: Item.self)
    case .dismiss:
      try write(.dismiss)
    case .dismissEntry(let id, let cause, animated: _):
      try write(.dismissEntry)
      try container.encode(id, of: Item.self, .id)
      try container.encode(cause)
    }
    try container.encode(isAnimated: isAnimated)
  }
}

extension ModalNavigation.Action: Decodable where Item: Decodable {
  /// Reads an action; a name that no action has is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ActionKey.self)
    let animated = try container.isAnimated()
    func item() throws -> Item { try container.decode(Item.self, forKey: .item) }
    func from() throws -> EntryID? { try container.from(of: Item.self) }
    func styledItem() throws -> ModalNavigation.StyledItem? {
      // An item may itself be written as nothing: it is the style that is always there.
      guard container.contains(.item) || container.contains(.style) else { return nil }
      let style = try container.decode(PresentationStyle.self, forKey: .style)
      return .init(item: try item(), style: style)
    }
    self =
      switch try container.name(ModalActionName.self) {
      case .presentFullScreen:
        .presentFullScreen(try item(), from: try from(), animated: animated)
      case .presentSheet: .presentSheet(try item(), from: try from(), animated: animated)
      case .set: .set(try styledItem(), from: try from(), animated: animated)
      case .dismiss: .dismiss(animated: animated)
      case .dismissEntry:
        .dismissEntry(
          try container.id(of: Item.self),
          cause: try container.cause(),
          animated: animated
        )
      }
  }
}

private enum ModalActionName: String, CaseIterable {
  case presentFullScreen, presentSheet, set, dismiss, dismissEntry
}
