/// The parts of a saved container, which are decoded one after the other.
///
/// A decoder of an `ArchiveFormat` has a log of losses: parts that cannot be read are noted and
/// replaced. With any other decoder the first of them is an error.
package struct SavedParts {
  package let container: KeyedDecodingContainer<SavedKey>
  private let log: LossyDecodingLog?

  package init(_ decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: SavedKey.self)
    log = CodingUserInfoKey.lossyDecodingLog.flatMap { decoder.userInfo[$0] } as? LossyDecodingLog
  }

  private init(_ container: KeyedDecodingContainer<SavedKey>, _ log: LossyDecodingLog?) {
    (self.container, self.log) = (container, log)
  }

  package func nested(_ key: SavedKey) throws -> SavedParts {
    .init(try container.nestedContainer(keyedBy: SavedKey.self, forKey: key), log)
  }

  /// Notes the treatment of a part that cannot be read, or throws the error.
  ///
  /// - Parameters:
  ///   - kind: The treatment.
  ///   - key: The part; nil for an element of the container itself.
  ///   - position: The position of the element in a list.
  ///   - error: The error.
  /// - Throws: The error, if the decoder has no log.
  package func note(
    _ kind: ArchiveLoss.Kind,
    _ key: SavedKey?,
    at position: Int? = nil,
    _ error: any Error
  ) throws {
    guard let log else { throw error }
    let path = container.codingPath + [key].compactMap { $0 }
    log.note(kind, path, position: position, ArchiveFault(error).reason)
  }

  package func illegal(_ key: SavedKey, _ reason: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: container, debugDescription: reason)
  }

  /// Decodes a part; returns another value if the part is replaced.
  package func read<Value: Decodable>(_ key: SavedKey, or value: Value) throws -> Value {
    try read(key, or: value) { try container.decode(Value.self, forKey: key) }
  }

  /// Returns the result of reading a part, or another value if the part is replaced.
  package func read<Value>(_ key: SavedKey, or value: Value, _ read: () throws -> Value) throws
    -> Value
  {
    do {
      return try read()
    } catch {
      try note(.replaced, key, error)
      return value
    }
  }

  /// Decodes a list element by element, so that a fault in one does not affect the others.
  ///
  /// - Throws: An error if there is no list, or for a strict decoder if an element cannot be read.
  package func list<Element>(
    _ key: SavedKey,
    _ read: (inout any UnkeyedDecodingContainer) throws -> Element
  ) throws -> [Result<Element, any Error>] {
    var list = try container.nestedUnkeyedContainer(forKey: key)
    var all: [Result<Element, any Error>] = []
    while !list.isAtEnd {
      let index = list.currentIndex
      do {
        all.append(.success(try read(&list)))
      } catch {
        if log == nil { throw error }
        all.append(.failure(error))
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

  /// Decodes a list whose elements can be replaced; an unreadable list is empty.
  package func replaceableList<Element>(
    _ key: SavedKey,
    _ read: (inout any UnkeyedDecodingContainer) throws -> Element
  ) throws -> [Result<Element, any Error>] {
    if log == nil { return try list(key, read) }
    return (try? list(key, read)) ?? []
  }

  /// Decodes the positions of skipped screens; empty if they were not encoded.
  ///
  /// - Parameters:
  ///   - key: The list of positions.
  ///   - index: Returns the index of the screen with a position; nil if there is none.
  /// - Returns: The indices.
  /// - Throws: The first fault, if the decoder has no log.
  package func marked(_ key: SavedKey, index: (Int) -> Int?) throws -> Set<Int> {
    guard container.contains(key) else { return [] }
    var marked: Set<Int> = []
    for position: Int in try read(key, or: []) {
      if let index = index(position) {
        marked.insert(index)
      } else {
        try note(.dropped, key, illegal(key, "\(position) is the position of no screen"))
      }
    }
    return marked
  }
}

/// A value of any kind, which is skipped.
private struct Anything: Decodable {
  init(from decoder: any Decoder) throws {}
}
