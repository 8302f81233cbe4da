extension WindowNavigation.Action: Encodable where Item: Encodable {
  /// Writes the action by name, with its parts: `{"action":"open","item":"draft"}`.
  ///
  /// A value that is its default (once, animated, caused by the program) is left out. An id whose name
  /// is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ActionKey.self)
    switch self {
    case .open(let item, let opening, let from, let animated):
      try container.encode(name: opening == .once ? WindowActionName.open : .openAnother)
      try container.encode(item, forKey: .item)
      try container.encodeSource(from, of: Item.self)
      try container.encode(isAnimated: animated)
    case .focus(let window, let cause):
      switch window {
      case .item(let item):
        try container.encode(name: WindowActionName.focusItem)
        try container.encode(item, forKey: .item)
      case .entry(let id):
        try container.encode(name: WindowActionName.focus)
        try container.encode(id, of: Item.self, .id)
      }
      try container.encode(cause)
    case .close(let windows, let cause, let animated):
      switch windows {
      case .focused:
        try container.encode(name: WindowActionName.close)
      case .item(let item):
        try container.encode(name: WindowActionName.closeItem)
        try container.encode(item, forKey: .item)
      case .entries(let ids):
        try container.encode(name: WindowActionName.remove)
        try container.encode(ids, of: Item.self)
      }
      try container.encode(cause)
      try container.encode(isAnimated: animated)
    case .reopen(let animated):
      try container.encode(name: WindowActionName.reopen)
      try container.encode(isAnimated: animated)
    case .setItems(let items, let animated):
      try container.encode(name: WindowActionName.setItems)
      try container.encode(items, forKey: .items)
      try container.encode(isAnimated: animated)
    }
  }
}

extension WindowNavigation.Action: Decodable where Item: Decodable {
  /// Reads an action; a name that no action has is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ActionKey.self)
    self =
      switch try container.name(WindowActionName.self) {
      case .open: try Self.open(from: container, .once)
      case .openAnother: try Self.open(from: container, .another)
      case .focusItem:
        .focus(
          item: try container.decode(Item.self, forKey: .item),
          cause: try container.cause()
        )
      case .focus: .focus(id: try container.id(of: Item.self), cause: try container.cause())
      case .close: .close(cause: try container.cause(), animated: try container.isAnimated())
      case .closeItem:
        .close(
          item: try container.decode(Item.self, forKey: .item),
          cause: try container.cause(),
          animated: try container.isAnimated()
        )
      case .remove:
        .remove(
          try container.ids(of: Item.self),
          cause: try container.cause(),
          animated: try container.isAnimated()
        )
      case .reopen: .reopen(animated: try container.isAnimated())
      case .setItems:
        .setItems(
          try container.decode([Item].self, forKey: .items),
          animated: try container.isAnimated()
        )
      }
  }

  private static func open(
    from container: KeyedDecodingContainer<ActionKey>,
    _ opening: WindowNavigation.Opening
  ) throws -> Self {
    .open(
      try container.decode(Item.self, forKey: .item),
      opening,
      from: try container.from(of: Item.self),
      animated: try container.isAnimated()
    )
  }
}

private enum WindowActionName: String, CaseIterable {
  case open, openAnother, focusItem, focus, close, closeItem, remove, reopen, setItems
}
