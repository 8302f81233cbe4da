/// The fields of what is kept: a stack writes its list as `forward`, and windows theirs as `items`.
enum ForwardKey: String, CodingKey {
  case limit, forward, items
}

extension ForwardItems where Item: Encodable {
  /// Writes the limit, and the items, the nearest one first.
  func encode<Key>(
    to container: inout KeyedEncodingContainer<Key>,
    _ key: Key,
    list: ForwardKey
  ) throws {
    var nested = container.nestedContainer(keyedBy: ForwardKey.self, forKey: key)
    try nested.encode(limit, forKey: .limit)
    try nested.encode(Array(nearestLast.reversed()), forKey: list)
  }
}

extension ForwardItems where Item: Decodable {
  /// Reads what was kept; a limit below one is an error.
  ///
  /// With a log nothing is an error: items that cannot be read are left out, each alone.
  ///
  /// - Returns: nil when nothing was kept.
  static func read<Key>(
    from container: KeyedDecodingContainer<Key>,
    _ key: Key,
    list: ForwardKey,
    _ log: SalvageLog?
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
      let items = try items(of: nested, list, path + [list], log)
      kept = ForwardItems(.kept(limit: limit), nearestLast: items.reversed())
    } catch {
      guard let log else { throw error }
      log.note(.replaced, path, ArchiveFault(error).reason)
    }
    return kept
  }

  private static func items(
    of container: KeyedDecodingContainer<ForwardKey>,
    _ list: ForwardKey,
    _ path: [any CodingKey],
    _ log: SalvageLog?
  ) throws -> [Item] {
    guard let log else { return try container.decode([Item].self, forKey: list) }
    var kept: [Item] = []
    let read = try container.readOneByOne(list) { try $0.decode(Item.self) }
    for (position, item) in read.enumerated() {
      switch item {
      case .success(let item): kept.append(item)
      case .failure(let fault): log.note(.dropped, path, position: position, fault.reason)
      }
    }
    return kept
  }
}
