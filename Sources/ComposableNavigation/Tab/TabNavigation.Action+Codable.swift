extension TabNavigation.Action: Encodable where Item: Encodable {
  /// Encodes the action by name, with its parts: `{"action":"setActiveItem","item":"home"}`.
  ///
  /// Default values (animated, caused by the program) are left out. An id whose name is not
  /// Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    let action = ActionEncoder<TabActionName, Item>(to: encoder)
    switch self {
    case .select(.item(let item), let cause):
      try action.encode(.setActiveItem, item: item, cause: cause)
    case .select(.index(let index), let cause):
      try action.encode(.setActiveIndex, index: index, cause: cause)
    case .select(.entry(let id), let cause):
      try action.encode(.select, id: id, cause: cause)
    case .select(.previous, let cause):
      try action.encode(.selectPrevious, cause: cause)
    case .remove(let ids, let cause, let animated):
      try action.encode(.remove, ids: ids, cause: cause, animated: animated)
    case .preload(let ids):
      try action.encode(.preload, ids: ids)
    case .setItems(let items, let animated):
      try action.encode(.setItems, items: items, animated: animated)
    case .when:
      try action.encode(self)
    }
  }
}

extension TabNavigation.Action: Decodable where Item: Decodable {
  /// Decodes an action; an unknown name is an error.
  public init(from decoder: any Decoder) throws {
    let action = try ActionDecoder<TabActionName, Item>(from: decoder)
    let (cause, animated) = (try action.cause(), try action.isAnimated())
    self =
      switch action.name {
      case .setActiveItem: .setActiveItem(try action.item(), cause: cause)
      case .setActiveIndex: .setActiveIndex(try action.index(), cause: cause)
      case .select: .select(id: try action.id(), cause: cause)
      case .selectPrevious: .selectPrevious(cause: cause)
      case .remove: .remove(try action.ids(), cause: cause, animated: animated)
      case .preload: .preload(try action.ids())
      case .setItems: .setItems(try action.items(), animated: animated)
      }
    self = try action.conditional(self)
  }
}

private enum TabActionName: String, CaseIterable {
  case setActiveItem, setActiveIndex, select, selectPrevious, remove, preload, setItems
}
