extension TabNavigation.Action: Encodable where Item: Encodable {
  /// Writes the action by name, with its parts: `{"action":"setActiveItem","item":"home"}`.
  ///
  /// A value that is its default (animated, caused by the program) is left out. An id whose name is
  /// not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ActionKey.self)
    switch self {
    case .select(let selection, let cause):
      switch selection {
      case .item(let item):
        try container.encode(name: TabActionName.setActiveItem)
        try container.encode(item, forKey: .item)
      case .index(let index):
        try container.encode(name: TabActionName.setActiveIndex)
        try container.encode(index, forKey: .index)
      case .entry(let id):
        try container.encode(name: TabActionName.select)
        try container.encode(id, of: Item.self, .id)
      case .previous:
        try container.encode(name: TabActionName.selectPrevious)
      }
      try container.encode(cause)
    case .remove(let ids, let cause, let animated):
      try container.encode(name: TabActionName.remove)
      try container.encode(ids, of: Item.self)
      try container.encode(cause)
      try container.encode(isAnimated: animated)
    case .setItems(let items, let animated):
      try container.encode(name: TabActionName.setItems)
      try container.encode(items, forKey: .items)
      try container.encode(isAnimated: animated)
    }
  }
}

extension TabNavigation.Action: Decodable where Item: Decodable {
  /// Reads an action; a name that no action has is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ActionKey.self)
    self =
      switch try container.name(TabActionName.self) {
      case .setActiveItem:
        .setActiveItem(
          try container.decode(Item.self, forKey: .item),
          cause: try container.cause()
        )
      case .setActiveIndex:
        .setActiveIndex(
          try container.decode(Int.self, forKey: .index),
          cause: try container.cause()
        )
      case .select:
        .select(id: try container.id(of: Item.self), cause: try container.cause())
      case .selectPrevious: .selectPrevious(cause: try container.cause())
      case .remove:
        .remove(
          try container.ids(of: Item.self),
          cause: try container.cause(),
          animated: try container.isAnimated()
        )
      case .setItems:
        .setItems(
          try container.decode([Item].self, forKey: .items),
          animated: try container.isAnimated()
        )
      }
  }
}

private enum TabActionName: String, CaseIterable {
  case setActiveItem, setActiveIndex, select, selectPrevious, remove, setItems
}
