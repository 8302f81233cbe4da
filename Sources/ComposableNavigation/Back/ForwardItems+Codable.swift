extension ForwardItems where Item: Encodable {
  /// Encodes the limit and the items, the nearest one first.
  ///
  /// A stack encodes its list as `forward`, and windows theirs as `items`.
  package func encode(
    to container: inout KeyedEncodingContainer<SavedKey>,
    _ key: SavedKey,
    list: SavedKey
  ) throws {
    try encode(to: &container, key, list: list, item: { $0 }, isMarked: { _ in false })
  }
}

extension ForwardItems {
  /// Encodes the limit, a part of each item, the nearest one first, and the positions of marked
  /// items.
  package func encode(
    to container: inout KeyedEncodingContainer<SavedKey>,
    _ key: SavedKey,
    list: SavedKey,
    item: (Item) -> some Encodable,
    isMarked: (Item) -> Bool
  ) throws {
    var nested = container.nestedContainer(keyedBy: SavedKey.self, forKey: key)
    let nearestFirst = Array(nearestLast.reversed())
    try nested.encode(limit, forKey: .limit)
    try nested.encode(nearestFirst.map(item), forKey: list)
    let marked = nearestFirst.indices.filter { isMarked(nearestFirst[$0]) }
    if !marked.isEmpty { try nested.encode(marked, forKey: .skipped) }
  }

  /// Decodes a history; a limit below one is an error, and so is a mark without an item.
  ///
  /// An `ArchiveFormat` leaves out each item that cannot be read. `item` makes an item from the
  /// decoded value and its mark.
  ///
  /// - Returns: nil if no history was encoded.
  package static func read<Written: Decodable>(
    from saved: SavedParts,
    _ key: SavedKey,
    list: SavedKey,
    item: (Written, Bool) -> Item
  ) throws -> ForwardItems? {
    guard saved.container.contains(key) else { return nil }
    var kept: ForwardItems?
    do {
      let nested = try saved.nested(key)
      let limit = try nested.container.decode(Int.self, forKey: .limit)
      guard limit > 0 else { throw nested.illegal(.limit, "\(limit) is no limit of a history") }
      kept = ForwardItems(.kept(limit: limit), nearestLast: [])
      let written = try nested.list(list) { try $0.decode(Written.self) }
      let marked = try nested.marked(.skipped) { written.indices.contains($0) ? $0 : nil }
      let items = try written.enumerated().compactMap { position, written -> Item? in
        do {
          return item(try written.get(), marked.contains(position))
        } catch {
          try nested.note(.dropped, list, at: position, error)
          return nil
        }
      }
      kept = ForwardItems(.kept(limit: limit), nearestLast: items.reversed())
    } catch {
      try saved.note(.replaced, key, error)
    }
    return kept
  }
}
