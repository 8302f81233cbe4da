/// The keys of an encoded history: a stack encodes its list as `forward`, and windows theirs as
/// `items`.
enum ForwardKey: String, CodingKey {
  case limit, forward, items, skipped
}

extension ForwardItems where Item: Encodable {
  /// Encodes the limit and the items, the nearest one first.
  func encode<Key>(
    to container: inout KeyedEncodingContainer<Key>,
    _ key: Key,
    list: ForwardKey
  ) throws {
    try encode(to: &container, key, list: list, item: { $0 }, isMarked: { _ in false })
  }
}

extension ForwardItems {
  /// Encodes the limit, a part of each item, the nearest one first, and the positions of marked
  /// items.
  func encode<Key>(
    to container: inout KeyedEncodingContainer<Key>,
    _ key: Key,
    list: ForwardKey,
    item: (Item) -> some Encodable,
    isMarked: (Item) -> Bool
  ) throws {
    var nested = container.nestedContainer(keyedBy: ForwardKey.self, forKey: key)
    let nearestFirst = Array(nearestLast.reversed())
    try nested.encode(limit, forKey: .limit)
    try nested.encode(nearestFirst.map(item), forKey: list)
    let marked = nearestFirst.indices.filter { isMarked(nearestFirst[$0]) }
    if !marked.isEmpty { try nested.encode(marked, forKey: .skipped) }
  }

  /// Decodes a history; a limit below one is an error, and so is a mark without an item.
  ///
  /// With a log nothing is an error: each item that cannot be read is left out. `item` makes an
  /// item from the decoded value and its mark.
  ///
  /// - Returns: nil if no history was encoded.
  static func read<Key, Written: Decodable>(
    from container: KeyedDecodingContainer<Key>,
    _ key: Key,
    list: ForwardKey,
    _ log: LossyDecodingLog?,
    item: (Written, Bool) -> Item
  ) throws -> ForwardItems? {
    guard container.contains(key) else { return nil }
    let path = container.codingPath + [key]
    var kept: ForwardItems?
    do {
      let nested = try container.nestedContainer(keyedBy: ForwardKey.self, forKey: key)
      let limit = try nested.decode(Int.self, forKey: .limit)
      guard limit > 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: .limit,
          in: nested,
          debugDescription: "\(limit) is no limit of a history"
        )
      }
      kept = ForwardItems(.kept(limit: limit), nearestLast: [])
      let written: [Written?] = try items(of: nested, list, path + [list], log)
      let marked = try nested.markedPositions(.skipped, log) { written.indices.contains($0) }
      let items = written.enumerated().compactMap { position, written in
        written.map { item($0, marked.contains(position)) }
      }
      kept = ForwardItems(.kept(limit: limit), nearestLast: items.reversed())
    } catch {
      guard let log else { throw error }
      log.note(.replaced, path, ArchiveFault(error).reason)
    }
    return kept
  }

  /// Decodes the items; nil for one that cannot be read.
  private static func items<Written: Decodable>(
    of container: KeyedDecodingContainer<ForwardKey>,
    _ list: ForwardKey,
    _ path: [any CodingKey],
    _ log: LossyDecodingLog?
  ) throws -> [Written?] {
    guard let log else { return try container.decode([Written].self, forKey: list) }
    let read = try container.readOneByOne(list) { try $0.decode(Written.self) }
    return read.enumerated().map { position, item in
      switch item {
      case .success(let item): return item
      case .failure(let fault):
        log.note(.dropped, path, position: position, fault.reason)
        return nil
      }
    }
  }
}

extension KeyedDecodingContainer {
  /// Decodes the positions of skipped screens; empty if they were not encoded.
  ///
  /// A position without a screen is an error; with a log the position is left out.
  func markedPositions(
    _ key: Key,
    _ log: LossyDecodingLog?,
    isThere: (Int) -> Bool
  ) throws -> Set<Int> {
    guard contains(key) else { return [] }
    let read = try log.map { decodeLossily(key, or: [], $0) } ?? decode([Int].self, forKey: key)
    return Set(
      try read.filter { position in
        if isThere(position) { return true }
        let reason = "\(position) is the position of no screen"
        guard let log else {
          throw DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: reason)
        }
        log.note(.dropped, codingPath + [key], reason)
        return false
      }
    )
  }
}
