/// The entries of an archive that could be decoded, and their old positions.
///
/// Containers that store positions use it to find the new positions.
struct LossyEntries<Item: Equatable & Decodable> {
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

extension LossyEntries: Decodable {
  init(from decoder: any Decoder) throws {
    try self.init(from: decoder, decoder.lossyDecodingLog ?? LossyDecodingLog()) {
      try $0.decode(ItemID<Item>.self).id
    }
  }

  /// Decodes items one by one, with their ids.
  ///
  /// An item that cannot be decoded is dropped with its id. An item gets a new number if its id
  /// cannot be decoded, occurs twice, or is above the counter.
  init(
    from decoder: any Decoder,
    _ log: LossyDecodingLog,
    read: (inout any UnkeyedDecodingContainer) throws -> EntryID
  ) throws {
    let container = try decoder.container(keyedBy: EntriesKey.self)
    let path = decoder.codingPath
    let items = try container.readOneByOne(.items) { try $0.decode(Item.self) }
    let ids = (try? container.readOneByOne(.ids, read)) ?? []
    if ids.count > items.count {
      log.note(.dropped, path + [EntriesKey.ids], "there are more ids than items")
    }
    var number = Self.counter(container, ids, log)
    let next = number
    var (keptItems, keptIDs, positions): ([Item], [EntryID], [Int]) = ([], [], [])
    var taken: Set<EntryID> = []
    for (position, item) in items.enumerated() {
      switch item {
      case .failure(let fault):
        log.note(.dropped, path, position: position, fault.reason)
        continue
      case .success(let item):
        keptItems.append(item)
        positions.append(position)
      }
      if let fault = Self.fault(in: ids, at: position, below: next, taken) {
        log.note(.numbered, path, position: position, fault)
        keptIDs.append(EntryID(counting: number))
        number += 1
      } else if case .success(let id) = ids[position] {
        taken.insert(id)
        keptIDs.append(id.asNewVisit)
      }
    }
    self.init(
      entries: Entries(ids: keptIDs, items: keptItems, nextNumber: number),
      positions: positions,
      count: items.count
    )
  }

  /// Returns the reason why an entry does not keep its encoded id; nil if it does.
  private static func fault(
    in ids: [Result<EntryID, ArchiveFault>],
    at position: Int,
    below next: UInt64,
    _ taken: Set<EntryID>
  ) -> String? {
    guard position < ids.count else { return "it has no id" }
    switch ids[position] {
    case .failure(let fault):
      return fault.reason
    case .success(let id):
      let isUncounted = (id.counted ?? 0) >= next && id.counted != nil
      return isUncounted || taken.contains(id) ? "\(id) is no id of its own".cut(to: 100) : nil
    }
  }

  /// Returns the next number: the encoded one, or one above all encoded ids.
  private static func counter(
    _ container: KeyedDecodingContainer<EntriesKey>,
    _ ids: [Result<EntryID, ArchiveFault>],
    _ log: LossyDecodingLog
  ) -> UInt64 {
    let limit = UInt64(Int64.max)
    do {
      let next = try container.decode(UInt64.self, forKey: .next)
      if next <= limit { return next }
      log.note(.replaced, container.codingPath + [EntriesKey.next], "\(next) is no counter")
    } catch {
      log.note(.replaced, container.codingPath + [EntriesKey.next], ArchiveFault(error).reason)
    }
    let given = ids.compactMap { try? $0.get().counted }.filter { $0 < limit }
    return given.max().map { $0 + 1 } ?? 0
  }
}

extension KeyedDecodingContainer {
  /// Decodes a list element by element, so that a fault in one does not affect the others.
  ///
  /// - Throws: An error if there is no list.
  func readOneByOne<Element>(
    _ key: Key,
    _ read: (inout any UnkeyedDecodingContainer) throws -> Element
  ) throws -> [Result<Element, ArchiveFault>] {
    var list = try nestedUnkeyedContainer(forKey: key)
    var all: [Result<Element, ArchiveFault>] = []
    while !list.isAtEnd {
      let index = list.currentIndex
      do {
        all.append(.success(try read(&list)))
      } catch {
        all.append(.failure(ArchiveFault(error)))
        // A decoder does not advance past an element that it could not decode, unless it had begun
        // to.
        if list.currentIndex == index, (try? list.decode(Anything.self)) == nil,
          (try? list.decodeNil()) != true
        {
          break
        }
      }
    }
    return all
  }

  /// Decodes a value, or notes the fault and returns another value.
  func decodeLossily<Value: Decodable>(_ key: Key, or value: Value, _ log: LossyDecodingLog)
    -> Value
  {
    do {
      return try decode(Value.self, forKey: key)
    } catch {
      log.note(.replaced, codingPath + [key], ArchiveFault(error).reason)
      return value
    }
  }
}

/// A value of any kind, which is skipped.
private struct Anything: Decodable {
  init(from decoder: any Decoder) throws {}
}
