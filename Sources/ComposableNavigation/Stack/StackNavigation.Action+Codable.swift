extension StackNavigation.Action: Encodable where Item: Encodable {
  /// Writes the action by name, with its parts: `{"action":"pushItem","item":"message"}`.
  ///
  /// A value that is its default (animated, caused by the program, from no entry) is left out. An
  /// id whose name is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ActionKey.self)
    try container.encode(name: name)
    switch self {
    case .push(let items, let from, animated: _):
      try container.encode(items, forKey: .items)
      try container.encodeSource(from, of: Item.self)
    case .pushItem(let item, let from, animated: _),
      .replaceTop(with: let item, let from, animated: _):
      try container.encode(item, forKey: .item)
      try container.encodeSource(from, of: Item.self)
    case .pop(let pop, let from, animated: _):
      switch pop {
      case .exactly(1), .to(.root): break
      case .exactly(let count), .upTo(let count): try container.encode(count, forKey: .count)
      case .to(.item(let item)): try container.encode(item, forKey: .item)
      case .to(.entry(let id)): try container.encode(id, of: Item.self, .id)
      }
      try container.encodeSource(from, of: Item.self)
    case .goForward(let steps, let from, animated: _):
      switch steps {
      case .exactly(1): break
      case .exactly(let count), .upTo(let count): try container.encode(count, forKey: .count)
      }
      try container.encodeSource(from, of: Item.self)
    case .bringToFront(let item, animated: _):
      try container.encode(item, forKey: .item)
    case .remove(let ids, let cause, animated: _):
      try container.encode(ids, of: Item.self)
      try container.encode(cause)
    case .setItems(let items, animated: _):
      try container.encode(items, forKey: .items)
    }
    try container.encode(isAnimated: isAnimated)
  }

  private var name: StackActionName {
    switch self {
    case .push: .pushItems
    case .pushItem: .pushItem
    case .pop(.exactly(1), from: _, animated: _): .popItem
    case .pop(.exactly, from: _, animated: _): .popItems
    case .pop(.upTo, from: _, animated: _): .popItemsUpTo
    case .pop(.to(.root), from: _, animated: _): .popToRoot
    case .pop(.to(.item), from: _, animated: _): .popTo
    case .pop(.to(.entry), from: _, animated: _): .pop
    case .goForward(.exactly, from: _, animated: _): .goForward
    case .goForward(.upTo, from: _, animated: _): .goForwardUpTo
    case .remove: .remove
    case .replaceTop: .replaceTop
    case .bringToFront: .bringToFront
    case .setItems: .setItems
    }
  }
}

extension StackNavigation.Action: Decodable where Item: Decodable {
  /// Reads an action; a name that no action has is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ActionKey.self)
    let animated = try container.isAnimated()
    func item() throws -> Item { try container.decode(Item.self, forKey: .item) }
    func items() throws -> [Item] { try container.decode([Item].self, forKey: .items) }
    func count() throws -> Int { try container.decode(Int.self, forKey: .count) }
    func from() throws -> EntryID? { try container.from(of: Item.self) }
    self =
      switch try container.name(StackActionName.self) {
      case .pushItem: .pushItem(try item(), from: try from(), animated: animated)
      case .pushItems: .push(try items(), from: try from(), animated: animated)
      case .popItem: .popItem(from: try from(), animated: animated)
      case .popItems: .pop(.exactly(try count()), from: try from(), animated: animated)
      case .popItemsUpTo: .pop(.upTo(try count()), from: try from(), animated: animated)
      case .popToRoot: .popToRoot(from: try from(), animated: animated)
      case .popTo: .pop(to: .item(try item()), from: try from(), animated: animated)
      case .pop:
        .pop(to: .entry(try container.id(of: Item.self)), from: try from(), animated: animated)
      case .goForward:
        .goForward(
          .exactly(try container.decodeIfPresent(Int.self, forKey: .count) ?? 1),
          from: try from(),
          animated: animated
        )
      case .goForwardUpTo: .goForward(.upTo(try count()), from: try from(), animated: animated)
      case .remove:
        .remove(
          try container.ids(of: Item.self),
          cause: try container.cause(),
          animated: animated
        )
      case .replaceTop: .replaceTop(with: try item(), from: try from(), animated: animated)
      case .bringToFront: .bringToFront(try item(), animated: animated)
      case .setItems: .setItems(try items(), animated: animated)
      }
  }
}

private enum StackActionName: String, CaseIterable {
  case pushItem, pushItems, popItem, popItems, popItemsUpTo, popToRoot, popTo, pop, remove
  case replaceTop, bringToFront, setItems, goForward, goForwardUpTo
}
