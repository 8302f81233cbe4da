extension ModalNavigation.Action: Encodable where Item: Encodable {
  /// Encodes the action by name, with its parts: `{"action":"presentSheet","item":"help"}`.
  ///
  /// Default values (animated, caused by the program) are left out. An id whose name
  /// is not Encodable is an error.
  public func encode(to encoder: any Encoder) throws {
    let action = ActionEncoder<ModalActionName, Item>(to: encoder)
    switch self {
    case .present(let item, .fullScreen, let animated):
      try action.encode(.presentFullScreen, item: item, animated: animated)
    case .present(let item, .pageSheet, let animated):
      try action.encode(.presentSheet, item: item, animated: animated)
    case .present(let item, let style, let animated):
      try action.encode(.set, item: item, style: style, animated: animated)
    case .remove(nil, let cause, let animated):
      try action.encode(.dismiss, cause: cause, animated: animated)
    case .remove(let ids?, let cause, let animated) where ids.count == 1:
      try action.encode(.dismissEntry, id: ids[0], cause: cause, animated: animated)
    case .remove(let ids?, let cause, let animated):
      try action.encode(.remove, ids: ids, cause: cause, animated: animated)
    case .selectDetent(let detent, let id, let cause, let animated):
      try action.encode(.selectDetent, detent: detent, id: id, cause: cause, animated: animated)
    case .when:
      try action.encode(self)
    }
  }
}

extension ModalNavigation.Action: Decodable where Item: Decodable {
  /// Decodes an action; an unknown name is an error.
  public init(from decoder: any Decoder) throws {
    let action = try ActionDecoder<ModalActionName, Item>(from: decoder)
    let animated = try action.isAnimated()
    func cause() throws -> Cause { try action.cause() }
    func styledItem() throws -> ModalNavigation.StyledItem? {
      // An item may be encoded as null, but a style is always written.
      guard action.has(.item) || action.has(.style) else { return nil }
      let style = try action.style()
      return .init(item: try action.item(), style: style)
    }
    self =
      switch action.name {
      case .presentFullScreen: .presentFullScreen(try action.item(), animated: animated)
      case .presentSheet: .presentSheet(try action.item(), animated: animated)
      case .set: .set(try styledItem(), animated: animated)
      case .dismiss: .remove(nil, cause: try cause(), animated: animated)
      case .dismissEntry: .dismiss(id: try action.id(), cause: try cause(), animated: animated)
      case .remove: .remove(try action.ids(), cause: try cause(), animated: animated)
      case .selectDetent:
        .selectDetent(
          try action.detent(),
          of: try action.has(.id) ? action.id() : nil,
          cause: try cause(),
          animated: animated
        )
      }
    self = try action.conditional(self)
  }
}

private enum ModalActionName: String, CaseIterable {
  case presentFullScreen, presentSheet, set, dismiss, dismissEntry, remove, selectDetent
}
