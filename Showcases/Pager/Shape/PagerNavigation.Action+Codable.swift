import ComposableNavigation

/// Actions as the shapes of the library write theirs: `{"action":"turn","count":-1}`.
extension PagerNavigation.Action: Codable where Item: Codable {
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: ActionKey.self)
    switch self {
    case .turn(let count):
      try container.encode(name: PagerActionName.turn)
      try container.encode(count, forKey: .count)
    case .show(let id, let cause):
      try container.encode(name: PagerActionName.show)
      try container.encode(id, of: Item.self, .id)
      try container.encode(cause)
    case .close(let ids, let cause):
      try container.encode(name: PagerActionName.close)
      try container.encode(ids, of: Item.self)
      try container.encode(cause)
    case .setPages(let items):
      try container.encode(name: PagerActionName.setPages)
      try container.encode(items, forKey: .items)
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: ActionKey.self)
    self =
      switch try container.name(PagerActionName.self) {
      case .turn: .turn(try container.decode(Int.self, forKey: .count))
      case .show: .show(try container.id(of: Item.self), cause: try container.cause())
      case .close: .close(try container.ids(of: Item.self), cause: try container.cause())
      case .setPages: .setPages(try container.decode([Item].self, forKey: .items))
      }
  }
}

private enum PagerActionName: String, CaseIterable {
  case turn, show, close, setPages
}
