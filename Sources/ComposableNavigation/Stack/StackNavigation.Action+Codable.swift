extension StackNavigation.Action: Encodable where Item: Encodable {
  /// Encodes the action by name, with its parts: `{"action":"pushItem","item":"message"}`.
  ///
  /// Default values (animated, caused by the program, from no entry) are left out. An id whose name
  /// is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    let action = ActionEncoder<StackActionName, Item>(to: encoder)
    switch self {
    case .push(let items, let from, let animated):
      try action.encode(.pushItems, items: items, from: from, animated: animated)
    case .pushItem(let item, let from, let animated):
      try action.encode(.pushItem, item: item, from: from, animated: animated)
    case .pop(.exactly(1), let from, let animated):
      try action.encode(.popItem, from: from, animated: animated)
    case .pop(.exactly(let count), let from, let animated):
      try action.encode(.popItems, count: count, from: from, animated: animated)
    case .pop(.upTo(let count), let from, let animated):
      try action.encode(.popItemsUpTo, count: count, from: from, animated: animated)
    case .pop(.to(.root), let from, let animated):
      try action.encode(.popToRoot, from: from, animated: animated)
    case .pop(.to(.item(let item)), let from, let animated):
      try action.encode(.popTo, item: item, from: from, animated: animated)
    case .pop(.to(.entry(let id)), let from, let animated):
      try action.encode(.pop, id: id, from: from, animated: animated)
    case .goForward(.exactly(let count), let from, let animated):
      try action.encode(
        .goForward,
        count: count == 1 ? nil : count,
        from: from,
        animated: animated
      )
    case .goForward(.upTo(let count), let from, let animated):
      try action.encode(.goForwardUpTo, count: count, from: from, animated: animated)
    case .remove(let ids, let cause, let animated):
      try action.encode(.remove, ids: ids, cause: cause, animated: animated)
    case .replaceTop(with: let item, let from, let animated):
      try action.encode(.replaceTop, item: item, from: from, animated: animated)
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
    func from() throws -> EntryID? { try action.from() }
    self =
      switch action.name {
      case .pushItem: .pushItem(try action.item(), from: try from(), animated: animated)
      case .pushItems: .push(try action.items(), from: try from(), animated: animated)
      case .popItem: .popItem(from: try from(), animated: animated)
      case .popItems: .pop(.exactly(try action.count()), from: try from(), animated: animated)
      case .popItemsUpTo: .pop(.upTo(try action.count()), from: try from(), animated: animated)
      case .popToRoot: .popToRoot(from: try from(), animated: animated)
      case .popTo: .pop(to: .item(try action.item()), from: try from(), animated: animated)
      case .pop: .pop(to: .entry(try action.id()), from: try from(), animated: animated)
      case .goForward:
        .goForward(
          .exactly(try action.container.decodeIfPresent(Int.self, forKey: .count) ?? 1),
          from: try from(),
          animated: animated
        )
      case .goForwardUpTo:
        .goForward(.upTo(try action.count()), from: try from(), animated: animated)
      case .remove: .remove(try action.ids(), cause: try action.cause(), animated: animated)
      case .replaceTop: .replaceTop(with: try action.item(), from: try from(), animated: animated)
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
