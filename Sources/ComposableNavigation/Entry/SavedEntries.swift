/// The decoded entries of an archive, and their old positions.
///
/// Containers that store positions use it to find the new positions.
struct SavedEntries<Item: Equatable & Decodable> {
  let entries: Entries<Item>

  /// The old positions of the decoded entries, ascending.
  let positions: [Int]

  /// The number of entries in the archive.
  let count: Int

  /// Returns the index of the entry with an old position; nil if it was dropped.
  ///
  /// - Complexity: O(log *n*)
  func index(of position: Int) -> Int? {
    var (low, high) = (0, positions.count)
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] == position { return middle }
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension SavedEntries: Decodable {
  init(from decoder: any Decoder) throws {
    try self.init(from: decoder) { try $0.decode(ItemID<Item>.self).id }
  }

  /// Decodes items one by one, with their ids.
  ///
  /// A fault is an error, unless the decoder has a log: then an item that cannot be decoded is
  /// dropped with its id, and an item gets a new number if its id cannot be decoded, occurs twice,
  /// or is above the counter.
  init(
    from decoder: any Decoder,
    read: (inout any UnkeyedDecodingContainer) throws -> EntryID
  ) throws {
    let saved = try SavedParts(decoder)
    let items = try saved.list(.items) { try $0.decode(Item.self) }
    let ids = try saved.replaceableList(.ids, read)
    var number = try Self.counter(saved, ids)
    let next = number
    func mismatch() -> any Error {
      let text = "\(items.count) items need as many different ids, below number \(next)"
      return saved.illegal(.ids, text)
    }
    if ids.count > items.count { try saved.note(.dropped, .ids, mismatch()) }
    var (keptItems, keptIDs, positions): ([Item], [EntryID], [Int]) = ([], [], [])
    var taken: Set<EntryID> = []
    for (position, item) in items.enumerated() {
      do {
        keptItems.append(try item.get())
        positions.append(position)
      } catch {
        try saved.note(.dropped, nil, at: position, error)
        continue
      }
      do {
        guard position < ids.count else { throw mismatch() }
        let id = try ids[position].get()
        // Apart: a closure over the number crashes the optimizer of Swift 6.3.1.
        if let number = id.counted, number >= next { throw mismatch() }
        guard taken.insert(id).inserted else { throw mismatch() }
        keptIDs.append(id.asNewVisit)
      } catch {
        try saved.note(.numbered, nil, at: position, error)
        keptIDs.append(EntryID(counting: number))
        number += 1
      }
    }
    self.init(
      entries: Entries(ids: keptIDs, items: keptItems, nextNumber: number),
      positions: positions,
      count: items.count
    )
  }

  /// Returns the next number: the encoded one, or one above all encoded ids.
  private static func counter(
    _ saved: SavedParts,
    _ ids: [Result<EntryID, any Error>]
  ) throws -> UInt64 {
    let limit = UInt64(Int64.max)
    do {
      let next = try saved.container.decode(UInt64.self, forKey: .next)
      if next <= limit { return next }
      throw saved.illegal(.next, "\(next) is no counter: it is too large")
    } catch {
      try saved.note(.replaced, .next, error)
    }
    let given = ids.compactMap { try? $0.get().counted }.filter { $0 < limit }
    return given.max().map { $0 + 1 } ?? 0
  }
}
