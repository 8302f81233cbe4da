extension StackNavigation.Action: Encodable where Item: Encodable {
  /// Encodes the action by name, with its parts: `{"action":"pushItem","item":"message"}`.
  ///
  /// Default values (animated, caused by the program) are left out. An id whose name
  /// is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    let action = ActionEncoder<StackActionName, Item>(to: encoder)
    switch self {
    case .push(let items, let animated):
      try action.encode(.pushItems, items: items, animated: animated)
    case .pushItem(let item, let animated):
      try action.encode(.pushItem, item: item, animated: animated)
    case .pop(.exactly(1), let animated):
      try action.encode(.popItem, animated: animated)
    case .pop(.exactly(let count), let animated):
      try action.encode(.popItems, count: count, animated: animated)
    case .pop(.upTo(let count), let animated):
      try action.encode(.popItemsUpTo, count: count, animated: animated)
    case .pop(.to(.root), let animated):
      try action.encode(.popToRoot, animated: animated)
    case .pop(.to(.item(let item)), let animated):
      try action.encode(.popTo, item: item, animated: animated)
    case .pop(.to(.entry(let id)), let animated):
      try action.encode(.pop, id: id, animated: animated)
    case .goForward(.exactly(let count), let animated):
      try action.encode(.goForward, count: count == 1 ? nil : count, animated: animated)
    case .goForward(.upTo(let count), let animated):
      try action.encode(.goForwardUpTo, count: count, animated: animated)
    case .remove(let ids, let cause, let animated):
      try action.encode(.remove, ids: ids, cause: cause, animated: animated)
    case .replaceTop(with: let item, let animated):
      try action.encode(.replaceTop, item: item, animated: animated)
    case .bringToFront(let item, let animated):
      try action.encode(.bringToFront, item: item, animated: animated)
    case .setItems(let items, let animated):
      try action.encode(.setItems, items: items, animated: animated)
    case .skip(let id):
      try action.encode(.skip, id: id)
    case .skipItem(let item):
      try action.encode(.skipItem, item: item)
    case .when:
      try action.encode(self)
    }
  }
}

extension StackNavigation.Action: Decodable where Item: Decodable {
  /// Decodes an action; an unknown name is an error.
  public init(from decoder: any Decoder) throws {
    let action = try ActionDecoder<StackActionName, Item>(from: decoder)
    let animated = try action.isAnimated()
    self =
      switch action.name {
      case .pushItem: .pushItem(try action.item(), animated: animated)
      case .pushItems: .push(try action.items(), animated: animated)
      case .popItem: .popItem(animated: animated)
      case .popItems: .pop(.exactly(try action.count()), animated: animated)
      case .popItemsUpTo: .pop(.upTo(try action.count()), animated: animated)
      case .popToRoot: .popToRoot(animated: animated)
      case .popTo: .pop(to: .item(try action.item()), animated: animated)
      case .pop: .pop(to: .entry(try action.id()), animated: animated)
      case .goForward:
        .goForward(
          .exactly(try action.container.decodeIfPresent(Int.self, forKey: .count) ?? 1),
          animated: animated
        )
      case .goForwardUpTo: .goForward(.upTo(try action.count()), animated: animated)
      case .remove: .remove(try action.ids(), cause: try action.cause(), animated: animated)
      case .replaceTop: .replaceTop(with: try action.item(), animated: animated)
      case .bringToFront: .bringToFront(try action.item(), animated: animated)
      case .setItems: .setItems(try action.items(), animated: animated)
      case .skip: .skip(try action.id())
      case .skipItem: .skipItem(try action.item())
      }
    self = try action.conditional(self)
  }
}

private enum StackActionName: String, CaseIterable {
  case pushItem, pushItems, popItem, popItems, popItemsUpTo, popToRoot, popTo, pop, remove
  case replaceTop, bringToFront, setItems, goForward, goForwardUpTo, skip, skipItem
}
