public import ComposableNavigation

extension NavigationTree: Codable {
  fileprivate enum CodingKeys: String, CodingKey {
    case screen, stack, split, tabs, active, modal, button, role, disabled, container, children
    case places, count
  }

  /// The maximum depth of a tree that is encoded with nested children: many JSON decoders are
  /// recursive, and refuse values that are some hundreds of levels deep.
  private static let nestedDepth = 64

  /// The maximum length of a coding path that is decoded; each level of a tree adds two keys.
  private static let longestWay = 600

  /// Encodes a tree: `{"stack": [{"screen": "inbox"}]}`.
  ///
  /// A screen, a modal, a button and a container of another shape have their title under the name
  /// of their kind, and `children` if there are any; a stack, a split and tabs have their children
  /// there. A tree of more than 64 levels is encoded as a list of its places, each with the number
  /// of its children and followed by them: `{"places": [{"stack": [], "count": 1}, {"screen":
  /// "inbox"}]}`.
  ///
  /// - Complexity: O(*n*)
  public func encode(to encoder: any Encoder) throws {
    guard isDeeper(than: Self.nestedDepth) else {
      return try NestedTree(tree: self).encode(to: encoder)
    }
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(places, forKey: .places)
  }

  /// Decodes a tree; an unknown kind is an error, and so is nesting of hundreds of levels.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    // Checked first: lists of places can be nested as well.
    guard decoder.codingPath.count < Self.longestWay else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "a tree as deep as this is a list of places"
        )
      )
    }
    if container.contains(.places) {
      self = try Self.tree(of: container)
      return
    }
    let children = try container.decodeIfPresent([NavigationTree].self, forKey: .children) ?? []
    if let title = try container.decodeIfPresent(String.self, forKey: .screen) {
      self = .screen(title, children)
    } else if let style = try container.decodeIfPresent(String.self, forKey: .modal) {
      self.init(kind: .modal(style), children: children)
    } else if let title = try container.decodeIfPresent(String.self, forKey: .button) {
      let role = try container.decodeIfPresent(String.self, forKey: .role)
      guard let role = role.map(ButtonRole.init(rawValue:)) ?? .default else {
        throw DecodingError.dataCorruptedError(
          forKey: .role,
          in: container,
          debugDescription: "“\(role ?? "")” is no role of a button"
        )
      }
      let isDisabled = try container.decodeIfPresent(Bool.self, forKey: .disabled) ?? false
      self.init(kind: .button(title, role, isDisabled: isDisabled), children: children)
    } else if let name = try container.decodeIfPresent(String.self, forKey: .container) {
      let active = try container.decodeIfPresent(Int.self, forKey: .active)
      self = .container(name, children, active: active)
    } else if let children = try container.decodeIfPresent([NavigationTree].self, forKey: .stack) {
      self = .stack(children)
    } else if let children = try container.decodeIfPresent([NavigationTree].self, forKey: .split) {
      self = .split(children)
    } else {
      let active = try container.decodeIfPresent(Int.self, forKey: .active)
      self = .tabs(try container.decode([NavigationTree].self, forKey: .tabs), active: active)
    }
  }

  private func isDeeper(than levels: Int) -> Bool {
    var level = [self]
    for _ in 0..<levels {
      level = level.flatMap(\.children)
      if level.isEmpty { return false }
    }
    return !level.isEmpty
  }

  /// The places in order, each before its children.
  private var places: [FlatNode] {
    var places: [FlatNode] = []
    var waiting = [self]
    while let tree = waiting.popLast() {
      places.append(FlatNode(kind: tree.kind, count: tree.children.count))
      waiting.append(contentsOf: tree.children.reversed())
    }
    return places
  }

  private static func tree(
    of container: KeyedDecodingContainer<CodingKeys>
  ) throws -> NavigationTree {
    // From the last to the first, so that the children of a place are made before it.
    var made: [NavigationTree] = []
    for place in try container.decode([FlatNode].self, forKey: .places).reversed() {
      guard 0...made.count ~= place.count else { throw placesError(in: container) }
      let children = Array(made.suffix(place.count).reversed())
      made.removeLast(place.count)
      made.append(NavigationTree(kind: place.kind, children: children))
    }
    guard let tree = made.first, made.count == 1 else { throw placesError(in: container) }
    return tree
  }

  private static func placesError(
    in container: KeyedDecodingContainer<CodingKeys>
  ) -> DecodingError {
    DecodingError.dataCorruptedError(
      forKey: .places,
      in: container,
      debugDescription: "the places are not those of one tree"
    )
  }
}

extension NavigationTree.Kind {
  /// Encodes the kind of a place, with its children, if they are nested.
  fileprivate func encode(
    _ children: [NestedTree],
    to container: inout KeyedEncodingContainer<NavigationTree.CodingKeys>
  ) throws {
    switch self {
    case .screen(let title): try container.encode(title, forKey: .screen)
    case .modal(let style): try container.encode(style, forKey: .modal)
    case .button(let title, let role, let isDisabled):
      try container.encode(title, forKey: .button)
      if role != .default { try container.encode(role.rawValue, forKey: .role) }
      if isDisabled { try container.encode(true, forKey: .disabled) }
    case .container(let name, let active):
      try container.encode(name, forKey: .container)
      try container.encodeIfPresent(active, forKey: .active)
    case .stack:
      return try container.encode(children, forKey: .stack)
    case .split:
      return try container.encode(children, forKey: .split)
    case .tabs(let active):
      try container.encodeIfPresent(active, forKey: .active)
      return try container.encode(children, forKey: .tabs)
    }
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}

/// A tree that is known to be shallow enough for nested encoding.
private struct NestedTree: Encodable {
  let tree: NavigationTree

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NavigationTree.CodingKeys.self)
    try tree.kind.encode(tree.children.map { NestedTree(tree: $0) }, to: &container)
  }
}

/// A place of a tree, and the number of its children.
private struct FlatNode: Codable {
  let kind: NavigationTree.Kind
  let count: Int

  init(kind: NavigationTree.Kind, count: Int) {
    self.kind = kind
    self.count = count
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: NavigationTree.CodingKeys.self)
    try kind.encode([], to: &container)
    if count > 0 { try container.encode(count, forKey: .count) }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: NavigationTree.CodingKeys.self)
    let tree = try NavigationTree(from: decoder)
    guard tree.children.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: .places,
        in: container,
        debugDescription: "the content of a place in a list follows it"
      )
    }
    kind = tree.kind
    count = try container.decodeIfPresent(Int.self, forKey: .count) ?? 0
  }
}
