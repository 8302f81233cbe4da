/// Writes an action of a shape as one flat object: its name, and the parts that are no defaults.
///
/// Reach for it when the actions of a shape of your own are to be traced in the form that the others
/// have; an ``ActionDecoder`` reads it:
///
/// ```swift
/// // {"action":"pushItem","from":3,"item":"message"}
/// // {"action":"remove","cause":"user","ids":[3,4]}
/// let action = ActionEncoder<ActionName, Item>(to: encoder)
/// try action.encode(.remove, ids: ids, cause: cause)
/// ```
///
/// The names are an enum of texts. An id is written as its number, or as the value that names it.
public struct ActionEncoder<Name: RawRepresentable, Item: Encodable> where Name.RawValue == String {
  private let encoder: any Encoder

  /// Makes a writer of one action.
  public init(to encoder: any Encoder) { self.encoder = encoder }

  /// Writes the action.
  ///
  /// - Parameters:
  ///   - name: The name, one of those that the shape's actions have.
  ///   - item: An item.
  ///   - items: Several items.
  ///   - style: A style of a presentation.
  ///   - detent: A height of a sheet.
  ///   - count: A number of entries.
  ///   - index: A position.
  ///   - id: An entry.
  ///   - ids: Several entries.
  ///   - from: The entry that asks.
  ///   - cause: The cause; nothing is written for the program.
  ///   - animated: The flag of an action that a person should see happen; nothing is written for true.
  /// - Throws: `EncodingError` for an id whose name is not Encodable.
  public func encode(
    _ name: Name,
    item: Item? = nil,
    items: [Item]? = nil,
    style: PresentationStyle? = nil,
    detent: Sheet.Detent? = nil,
    count: Int? = nil,
    index: Int? = nil,
    id: EntryID? = nil,
    ids: [EntryID]? = nil,
    from: EntryID? = nil,
    cause: Cause = .program,
    animated: Bool = true
  ) throws {
    var container = encoder.container(keyedBy: ActionKey.self)
    try container.encode(name.rawValue, forKey: .action)
    // An item may itself be written as nothing.
    if let item { try container.encode(item, forKey: .item) }
    try container.encodeIfPresent(items, forKey: .items)
    try container.encodeIfPresent(style, forKey: .style)
    try container.encodeIfPresent(detent, forKey: .detent)
    try container.encodeIfPresent(count, forKey: .count)
    try container.encodeIfPresent(index, forKey: .index)
    try container.encodeIfPresent(id.map { ItemID<Item>($0) }, forKey: .id)
    try container.encodeIfPresent(ids?.map { ItemID<Item>($0) }, forKey: .ids)
    try container.encodeIfPresent(from.map { ItemID<Item>($0) }, forKey: .from)
    if cause != .program { try container.encode(cause, forKey: .cause) }
    if !animated { try container.encode(false, forKey: .animated) }
  }
}

/// The fields of an action as it is written.
enum ActionKey: String, CodingKey {
  case action, item, items, style, detent, count, index, from, id, ids, cause, animated
}
