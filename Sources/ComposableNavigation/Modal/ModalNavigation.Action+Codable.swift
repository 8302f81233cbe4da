extension ModalNavigation.Action: Encodable where Item: Encodable {
  /// Writes the action by name, with its parts: `{"action":"presentSheet","item":"help"}`.
  ///
  /// A value that is its default (animated, caused by the program, from no entry) is left out. An
  /// id whose name is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ActionKey.self)
    try container.encode(name: name)
    switch self {
    case .present(let item, let style, let from, animated: _):
      try container.encode(item, forKey: .item)
      if name == .set { try container.encode(style, forKey: .style) }
      try container.encodeSource(from, of: Item.self)
    case .remove(let ids, let cause, animated: _):
      if let ids, ids.count == 1 {
        try container.encode(ids[0], of: Item.self, .id)
      } else if let ids {
        try container.encode(ids, of: Item.self)
      }
      try container.encode(cause)
    case .selectDetent(let detent, let id, let cause, animated: _):
      try container.encode(detent, forKey: .detent)
      if let id { try container.encode(id, of: Item.self, .id) }
      try container.encode(cause)
    }
    try container.encode(isAnimated: isAnimated)
  }

  private var name: ModalActionName {
    switch self {
    case .present(_, .fullScreen, from: _, animated: _): .presentFullScreen
    case .present(_, .pageSheet, from: _, animated: _): .presentSheet
    case .present: .set
    case .remove(nil, cause: _, animated: _): .dismiss
    case .remove(let ids?, cause: _, animated: _): ids.count == 1 ? .dismissEntry : .remove
    case .selectDetent: .selectDetent
    }
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
      case .dismiss: .remove(nil, cause: try container.cause(), animated: animated)
      case .dismissEntry:
        .dismiss(
          id: try container.id(of: Item.self),
          cause: try container.cause(),
          animated: animated
        )
      case .remove:
        .remove(
          try container.ids(of: Item.self),
          cause: try container.cause(),
          animated: animated
        )
      case .selectDetent:
        .selectDetent(
          try container.decode(Sheet.Detent.self, forKey: .detent),
          of: try container.contains(.id) ? container.id(of: Item.self) : nil,
          cause: try container.cause(),
          animated: animated
        )
      }
  }
}

private enum ModalActionName: String, CaseIterable {
  case presentFullScreen, presentSheet, set, dismiss, dismissEntry, remove, selectDetent
}
