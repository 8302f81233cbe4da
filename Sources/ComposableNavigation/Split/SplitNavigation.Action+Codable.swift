extension SplitNavigation.Action: Encodable where Item: Encodable {
  /// Writes the action by name: `{"action":"column","column":"detail","stack":{…}}`.
  ///
  /// A value that is its default (animated, caused by the program) is left out.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: SplitActionKey.self)
    var common = encoder.container(keyedBy: ActionKey.self)
    try common.encode(name: name)
    switch self {
    case .column(let column, let action), .shown(let column, let action):
      try container.encode(column, forKey: .column)
      try container.encode(action, forKey: .stack)
    case .showDetail(let items, let animated):
      try common.encode(items, forKey: .items)
      try common.encode(isAnimated: animated)
    case .setCollapsed(let isCollapsed, let cause, let animated):
      try container.encode(isCollapsed, forKey: .isCollapsed)
      try common.encode(cause)
      try common.encode(isAnimated: animated)
    case .setOptions(let options):
      try container.encode(options, forKey: .options)
    }
  }

  private var name: SplitActionName {
    switch self {
    case .column: .column
    case .shown: .shown
    case .showDetail: .showDetail
    case .setCollapsed: .setCollapsed
    case .setOptions: .setOptions
    }
  }
}

extension SplitNavigation.Action: Decodable where Item: Decodable {
  /// Reads an action; a name that no action has is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: SplitActionKey.self)
    let common = try decoder.container(keyedBy: ActionKey.self)
    func column() throws -> SplitColumn { try container.decode(SplitColumn.self, forKey: .column) }
    func stack() throws -> StackNavigation<Item>.Action {
      try container.decode(StackNavigation<Item>.Action.self, forKey: .stack)
    }
    self =
      switch try common.name(SplitActionName.self) {
      case .column: .column(try column(), try stack())
      case .shown: .shown(try column(), try stack())
      case .showDetail:
        .showDetail(
          try common.decode([Item].self, forKey: .items),
          animated: try common.isAnimated()
        )
      case .setCollapsed:
        .setCollapsed(
          try container.decode(Bool.self, forKey: .isCollapsed),
          cause: try common.cause(),
          animated: try common.isAnimated()
        )
      case .setOptions:
        .setOptions(try container.decode(SplitOptions.self, forKey: .options))
      }
  }
}

private enum SplitActionName: String, CaseIterable {
  case column, shown, showDetail, setCollapsed, setOptions
}

private enum SplitActionKey: String, CodingKey {
  case column, stack, isCollapsed, options
}
