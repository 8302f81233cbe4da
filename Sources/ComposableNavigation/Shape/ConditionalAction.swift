/// An action that can have a ``Precondition``: an action of a stack, a modal, tabs, a split or
/// windows.
///
/// Conform the action of a shape of your own, with a case `when`, and check the precondition in its
/// `refusal(of:in:)`.
///
/// ## Laws
/// - an action sent twice at the same revision changes the state at most once
/// - an action sent twice from an entry has one effect, unless it closes one of several equal windows
public protocol ConditionalAction {
  /// Returns the action with preconditions: refused unless all of them hold.
  static func when(_ preconditions: [Precondition], _ action: Self) -> Self

  /// The preconditions and the action without them; nil if there are none.
  var condition: (preconditions: [Precondition], action: Self)? { get }
}

extension ConditionalAction {
  /// Returns the action for one entry: refused unless the entry is in front.
  ///
  /// Pass the entry whose view sends the action, so that a double tap has one effect:
  ///
  /// ```swift
  /// Button("Back") { store.send(.tabs(.selectPrevious().from(tab))) }
  /// ```
  ///
  /// In a split, the entry is in front if it is on top of any column that is shown. An action on another
  /// column may leave it there: use ``at(_:)``, or the top of that column as the precondition of its
  /// action, as in `.primary(.pushItem(item).from(top))`.
  ///
  /// - Parameter id: The entry; nil for no precondition.
  /// - Returns: The action with the precondition.
  @inlinable  // precondition, from the entry in front, 10: × 1.9
  public func from(_ id: EntryID?) -> Self { id.map { with(.from($0)) } ?? self }

  /// Returns the action for one revision of the container: refused if an entry has been added,
  /// removed or moved since, or another one is in front.
  @inlinable  // with precondition, from the entry in front, 10
  public func at(_ revision: Revision) -> Self { with(.at(revision)) }

  @inlinable  // with precondition, from the entry in front, 10
  func with(_ precondition: Precondition) -> Self {
    guard let (preconditions, action) = condition else { return .when([precondition], self) }
    return .when(preconditions + [precondition], action)
  }

  /// The action without its preconditions.
  package var plain: Self { condition?.action.plain ?? self }
}

/// A precondition beside items, whose type the ids may need.
private struct EncodedPrecondition<Item>: Codable {
  var from: ItemID<Item>?
  var ids: [ItemID<Item>]?
  var front: ItemID<Item>?

  init(_ precondition: Precondition) {
    switch precondition {
    case .from(let id): from = ItemID(id)
    case .at(let revision):
      ids = revision.ids.map { ItemID($0) }
      front = revision.front.map { ItemID($0) }
    }
  }

  var precondition: Precondition {
    if let from { return .from(from.id) }
    return .at(Revision(ids: ids?.map(\.id) ?? [], front: front?.id))
  }
}

extension ActionEncoder {
  /// Encodes an action that has preconditions, as its parts with `from`, or with a list `when`.
  public func encode(_ action: some ConditionalAction & Encodable) throws {
    var preconditions: [Precondition] = []
    var plain = action
    while let (outer, inner) = plain.condition {
      preconditions += outer
      plain = inner
    }
    try plain.encode(to: encoder)
    var container = encoder.container(keyedBy: SavedKey.self)
    if preconditions.count == 1, case .from(let id) = preconditions[0] {
      return try container.encode(ItemID<Item>(id), forKey: .from)
    }
    try container.encode(preconditions.map { EncodedPrecondition<Item>($0) }, forKey: .when)
  }
}

extension ActionDecoder {
  /// Returns an action with the encoded preconditions.
  public func conditional<Action: ConditionalAction>(_ action: Action) throws -> Action {
    if let from = try container.decodeIfPresent(ItemID<Item>.self, forKey: .from) {
      return .when([.from(from.id)], action)
    }
    guard container.contains(.when) else { return action }
    let preconditions = try container.decode([EncodedPrecondition<Item>].self, forKey: .when)
    return .when(preconditions.map(\.precondition), action)
  }
}
