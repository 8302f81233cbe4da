extension SplitNavigation.Action: Encodable where Item: Encodable {
  /// Encodes the action by name: `{"action":"column","column":"detail","stack":{…}}`.
  ///
  /// Default values (animated, caused by the program) are left out.
  public func encode(to encoder: any Encoder) throws {
    let action = ActionEncoder<SplitActionName, Item>(to: encoder)
    var container = encoder.container(keyedBy: SavedKey.self)
    switch self {
    case .column(let column, let stack):
      try action.encode(.column)
      try container.encode(column, forKey: .column)
      try container.encode(stack, forKey: .stack)
    case .shown(let column, let stack):
      try action.encode(.shown)
      try container.encode(column, forKey: .column)
      try container.encode(stack, forKey: .stack)
    case .showDetail(let items, let animated):
      try action.encode(.showDetail, items: items, animated: animated)
    case .setCollapsed(let isCollapsed, let cause, let animated):
      try action.encode(.setCollapsed, cause: cause, animated: animated)
      try container.encode(isCollapsed, forKey: .isCollapsed)
    case .setOptions(let options):
      try action.encode(.setOptions)
      try container.encode(options, forKey: .options)
    case .when:
      try action.encode(self)
    }
  }
}

extension SplitNavigation.Action: Decodable where Item: Decodable {
  /// Decodes an action; an unknown name is an error.
  public init(from decoder: any Decoder) throws {
    let action = try ActionDecoder<SplitActionName, Item>(from: decoder)
    let (cause, animated) = (try action.cause(), try action.isAnimated())
    let container = action.container
    func column() throws -> SplitColumn { try container.decode(SplitColumn.self, forKey: .column) }
    func stack() throws -> StackNavigation<Item>.Action {
      try container.decode(StackNavigation<Item>.Action.self, forKey: .stack)
    }
    self =
      switch action.name {
      case .column: .column(try column(), try stack())
      case .shown: .shown(try column(), try stack())
      case .showDetail: .showDetail(try action.items(), animated: animated)
      case .setCollapsed:
        .setCollapsed(
          try container.decode(Bool.self, forKey: .isCollapsed),
          cause: cause,
          animated: animated
        )
      case .setOptions:
        .setOptions(try container.decode(SplitOptions.self, forKey: .options))
      }
    self = try action.conditional(self)
  }
}

private enum SplitActionName: String, CaseIterable {
  case column, shown, showDetail, setCollapsed, setOptions
}
