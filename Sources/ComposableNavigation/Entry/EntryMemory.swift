/// The places in a state's memory at which a container has its ids and their revision.
///
/// Whoever looks at them after each action needs no types, and copies nothing (benchmark “own action,
/// all pages at work, counted, 10”).
struct EntryMemory: Sendable {
  private var ids: Int
  private var revision: Int

  /// Finds the places; nil for entries that are computed.
  init?<State, Item>(of path: KeyPath<State, Entries<Item>>) {
    guard let start = MemoryLayout<State>.offset(of: path),
      let ids = MemoryLayout<Entries<Item>>.offset(of: \.storedIDs),
      let revision = MemoryLayout<Entries<Item>>.offset(of: \.revision)
    else { return nil }
    self.ids = start + ids
    self.revision = start + revision
  }

  /// The same places, as seen from a state around it.
  func moved(by distance: Int) -> EntryMemory {
    var moved = self
    moved.ids += distance
    moved.revision += distance
    return moved
  }

  // Invariant: at both places lies what the key path has led to.
  /// The ids of a container.
  func ids(in state: UnsafeRawPointer) -> UnsafePointer<[EntryID]> {
    (state + ids).assumingMemoryBound(to: [EntryID].self)
  }

  /// The revision of a container.
  func revision(in state: UnsafeRawPointer) -> UInt32 {
    (state + revision).assumingMemoryBound(to: UInt32.self).pointee
  }

  /// The ids as they are now.
  func roll(in state: UnsafeRawPointer) -> EntryRoll {
    EntryRoll(ids: ids(in: state).pointee, revision: revision(in: state))
  }

  /// Tells whether an entry is where it was, and all below it are; no may be for a change beside
  /// them.
  func has(_ kept: KeptEntry, in state: UnsafeRawPointer) -> Bool {
    guard revision(in: state) == kept.revision else { return false }
    let ids = ids(in: state)
    return kept.position < ids.pointee.count && ids.pointee[kept.position].isSame(as: kept.id)
  }
}

/// An entry that was found in a container, to be found there again by its bytes alone.
///
/// ## Laws
/// - an entry that is found by its mark has all below it
struct EntryMark {
  private let memory: EntryMemory
  private let position: Int
  private let revision: UInt32
  private let bytes: EntryIDBytes

  /// Marks an entry, whose id somebody has to keep as long as the mark.
  init(_ kept: KeptEntry, in memory: EntryMemory) {
    self.memory = memory
    position = kept.position
    revision = kept.revision
    bytes = withUnsafePointer(to: kept.id) { EntryIDBytes(of: $0) }
  }

  /// Tells whether the entry is where it was, and all below it are; no says nothing.
  @inline(__always)
  func isThere(in state: UnsafeRawPointer) -> Bool {
    guard memory.revision(in: state) == revision else { return false }
    return memory.ids(in: state).pointee.withUnsafeBufferPointer { ids in
      guard position < ids.count, let first = ids.baseAddress else { return false }
      return EntryIDBytes(of: first + position) == bytes
    }
  }
}

/// The bytes of an id: two that have the same are the same visit, and those that have others may be.
struct EntryIDBytes: Equatable {
  private let first: UInt64
  private let last: UInt64

  /// Reads the bytes of an id, which is kept as long as they are compared.
  @inline(__always)
  init(of id: UnsafePointer<EntryID>) {
    // Invariant: an id has between 8 and 16 bytes, so two words that may overlap are all of it.
    let bytes = UnsafeRawPointer(id)
    first = bytes.loadUnaligned(as: UInt64.self)
    last = bytes.loadUnaligned(
      fromByteOffset: MemoryLayout<EntryID>.size - MemoryLayout<UInt64>.size,
      as: UInt64.self
    )
  }
}
