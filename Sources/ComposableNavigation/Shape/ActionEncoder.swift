/// Encodes an action of a shape as one flat object: its name, and the parts that differ from their
/// defaults.
///
/// Use it to trace the actions of a custom shape in the same form as those of this package; an
/// ``ActionDecoder`` decodes them:
///
/// ```swift
/// // {"action":"pushItem","item":"message"}
/// // {"action":"remove","cause":"user","ids":[3,4]}
/// let action = ActionEncoder<ActionName, Item>(to: encoder)
/// try action.encode(.remove, ids: ids, cause: cause)
/// ```
///
/// The names are an enum with string raw values. An id is encoded as its number, or as the value
/// that names the entry.
public struct ActionEncoder<Name: RawRepresentable, Item: Encodable> where Name.RawValue == String {
  let encoder: any Encoder

  /// Makes an encoder for one action.
  public init(to encoder: any Encoder) { self.encoder = encoder }

  /// Encodes the action.
  ///
  /// - Parameters:
  ///   - name: The action's name.
  ///   - item: An item.
  ///   - items: Several items.
  ///   - style: The style of a presentation.
  ///   - detent: A detent of a sheet.
  ///   - count: A number of entries.
  ///   - index: A position.
  ///   - id: An entry.
  ///   - ids: Several entries.
  ///   - cause: The cause; left out for the program.
  ///   - animated: The animation flag; left out for true.
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
    cause: Cause = .program,
    animated: Bool = true
  ) throws {
    var container = encoder.container(keyedBy: SavedKey.self)
    try container.encode(name.rawValue, forKey: .action)
    // An item may itself be encoded as null.
    if let item { try container.encode(item, forKey: .item) }
    try container.encodeIfPresent(items, forKey: .items)
    try container.encodeIfPresent(style, forKey: .style)
    try container.encodeIfPresent(detent, forKey: .detent)
    try container.encodeIfPresent(count, forKey: .count)
    try container.encodeIfPresent(index, forKey: .index)
    try container.encodeIfPresent(id.map { ItemID<Item>($0) }, forKey: .id)
    try container.encodeIfPresent(ids?.map { ItemID<Item>($0) }, forKey: .ids)
    if cause != .program { try container.encode(cause, forKey: .cause) }
    if !animated { try container.encode(false, forKey: .animated) }
  }
}
