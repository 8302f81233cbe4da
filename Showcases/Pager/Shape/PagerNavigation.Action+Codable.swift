import ComposableNavigation

/// Actions encoded as those of the library's shapes: `{"action":"turn","count":-1}`.
extension PagerNavigation.Action: Codable where Item: Codable {
  func encode(to encoder: any Encoder) throws {
    let action = ActionEncoder<PagerActionName, Item>(to: encoder)
    switch self {
    case .turn(let count): try action.encode(.turn, count: count)
    case .show(let id, let cause): try action.encode(.show, id: id, cause: cause)
    case .peek(let id): try action.encode(.peek, id: id)
    case .close(let ids, let cause): try action.encode(.close, ids: ids, cause: cause)
    case .setPages(let items): try action.encode(.setPages, items: items)
    }
  }

  init(from decoder: any Decoder) throws {
    let action = try ActionDecoder<PagerActionName, Item>(from: decoder)
    self =
      switch action.name {
      case .turn: .turn(try action.count())
      case .show: .show(try action.id(), cause: try action.cause())
      case .peek: .peek(try action.id())
      case .close: .close(try action.ids(), cause: try action.cause())
      case .setPages: .setPages(try action.items())
      }
  }
}

private enum PagerActionName: String, CaseIterable {
  case turn, show, peek, close, setPages
}
