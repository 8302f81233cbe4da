public import ComposableNavigation

extension Keeping {
  /// An action of the shape, or of the entries that are kept.
  public enum Action: Sendable {
    /// Carries out an action of the shape; entries that it removes are kept.
    case shape(Base.Action)

    /// Puts a kept entry back, in front: the same visit with its content. Refused if it is not kept,
    /// so a double tap on “Undo” undoes once.
    case putBack(EntryID, animated: Bool = true)

    /// Keeps a new entry, which is shown when an entry with a matching item is opened. Nothing
    /// happens if a kept entry matches already.
    case preload(Base.Item)

    /// Releases kept entries. Refused if none of them is kept.
    case release([EntryID])

    /// Reports entries that are no longer kept, with their content; the container sends it, once for
    /// all that are released together, and it changes nothing. Delete what the feature has stored
    /// for them.
    case released([Entry<Base.Item>])
  }
}

extension Keeping.Action: Equatable where Base.Action: Equatable {}
extension Keeping.Action: Hashable where Base.Action: Hashable, Base.Item: Hashable {}

private enum KeepingActionKey: String, CodingKey {
  case shape, putBack, animated, preload, release, released
}

extension Keeping.Action: Encodable where Base.Action: Encodable, Base.Item: Encodable {
  /// Encodes the action by name, with its parts.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: KeepingActionKey.self)
    switch self {
    case .shape(let action):
      try container.encode(action, forKey: .shape)
    case .putBack(let id, let animated):
      try container.encode(ItemID<Base.Item>(id), forKey: .putBack)
      if !animated { try container.encode(animated, forKey: .animated) }
    case .preload(let item):
      try container.encode(item, forKey: .preload)
    case .release(let ids):
      try container.encode(ids.map { ItemID<Base.Item>($0) }, forKey: .release)
    case .released(let entries):
      try container.encode(entries, forKey: .released)
    }
  }
}

extension Keeping.Action: Decodable where Base.Action: Decodable, Base.Item: Decodable {
  /// Decodes an action; an unknown name is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: KeepingActionKey.self)
    if container.contains(.putBack) {
      let id = try container.decode(ItemID<Base.Item>.self, forKey: .putBack).id
      let animated = try container.decodeIfPresent(Bool.self, forKey: .animated)
      self = .putBack(id, animated: animated ?? true)
    } else if container.contains(.preload) {
      self = .preload(try container.decode(Base.Item.self, forKey: .preload))
    } else if container.contains(.release) {
      self = .release(
        try container.decode([ItemID<Base.Item>].self, forKey: .release).map(\.id)
      )
    } else if container.contains(.released) {
      self = .released(try container.decode([Entry<Base.Item>].self, forKey: .released))
    } else {
      self = .shape(try container.decode(Base.Action.self, forKey: .shape))
    }
  }
}
