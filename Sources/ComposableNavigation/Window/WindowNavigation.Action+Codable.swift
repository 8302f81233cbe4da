extension WindowNavigation.Action: Encodable where Item: Encodable {
  /// Encodes the action by name, with its parts: `{"action":"open","item":"draft"}`.
  ///
  /// Default values (once, animated, caused by the program) are left out. An id whose name is not
  /// Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    let action = ActionEncoder<WindowActionName, Item>(to: encoder)
    switch self {
    case .open(let item, .once, let animated):
      try action.encode(.open, item: item, animated: animated)
    case .open(let item, .another, let animated):
      try action.encode(.openAnother, item: item, animated: animated)
    case .focus(.item(let item), let cause):
      try action.encode(.focusItem, item: item, cause: cause)
    case .focus(.entry(let id), let cause):
      try action.encode(.focus, id: id, cause: cause)
    case .close(.focused, let cause, let animated):
      try action.encode(.close, cause: cause, animated: animated)
    case .close(.item(let item), let cause, let animated):
      try action.encode(.closeItem, item: item, cause: cause, animated: animated)
    case .close(.entries(let ids), let cause, let animated):
      try action.encode(.remove, ids: ids, cause: cause, animated: animated)
    case .reopen(let animated):
      try action.encode(.reopen, animated: animated)
    case .setItems(let items, let animated):
      try action.encode(.setItems, items: items, animated: animated)
    case .when:
      try action.encode(self)
    }
  }
}

extension WindowNavigation.Action: Decodable where Item: Decodable {
  /// Decodes an action; an unknown name is an error.
  public init(from decoder: any Decoder) throws {
    let action = try ActionDecoder<WindowActionName, Item>(from: decoder)
    let (cause, animated) = (try action.cause(), try action.isAnimated())
    self =
      switch action.name {
      case .open: .open(try action.item(), .once, animated: animated)
      case .openAnother: .open(try action.item(), .another, animated: animated)
      case .focusItem: .focus(item: try action.item(), cause: cause)
      case .focus: .focus(id: try action.id(), cause: cause)
      case .close: .close(cause: cause, animated: animated)
      case .closeItem: .close(item: try action.item(), cause: cause, animated: animated)
      case .remove: .remove(try action.ids(), cause: cause, animated: animated)
      case .reopen: .reopen(animated: animated)
      case .setItems: .setItems(try action.items(), animated: animated)
      }
    self = try action.conditional(self)
  }
}

private enum WindowActionName: String, CaseIterable {
  case open, openAnother, focusItem, focus, close, closeItem, remove, reopen, setItems
}
