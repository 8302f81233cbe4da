/// The offsets in a state's memory of a container's ids, items and revision.
///
/// Code that checks them after each action needs no generic types and copies nothing (benchmark
/// “own action, all pages at work, counted, 10”).
package struct EntryMemory: Sendable {
  private var ids: Int
  private(set) var items: Int
  private var revision: Int

  /// Finds the offsets; nil for entries that are computed.
  package init?<State, Item>(of path: KeyPath<State, Entries<Item>>) {
    guard let start = MemoryLayout<State>.offset(of: path),
      let ids = MemoryLayout<Entries<Item>>.offset(of: \.storedIDs),
      let items = MemoryLayout<Entries<Item>>.offset(of: \.storedItems),
      let revision = MemoryLayout<Entries<Item>>.offset(of: \.revision)
    else { return nil }
    self.ids = start + ids
    self.items = start + items
    self.revision = start + revision
  }

  /// Returns the same offsets, relative to a state around this one.
  func moved(by distance: Int) -> EntryMemory {
    var moved = self
    moved.ids += distance
    moved.items += distance
    moved.revision += distance
    return moved
  }

  // Invariant: both offsets point to the properties that the key path led to.
  func ids(in state: UnsafeRawPointer) -> UnsafePointer<[EntryID]> {
    (state + ids).assumingMemoryBound(to: [EntryID].self)
  }

  func revision(in state: UnsafeRawPointer) -> UInt32 {
    (state + revision).assumingMemoryBound(to: UInt32.self).pointee
  }

  /// The current ids.
  func snapshot(in state: UnsafeRawPointer) -> EntrySnapshot {
    EntrySnapshot(ids: ids(in: state).pointee, revision: revision(in: state))
  }

  /// Returns true if an entry and all below it are in place; false may be due to another change.
  func has(_ kept: KeptEntry, in state: UnsafeRawPointer) -> Bool {
    guard revision(in: state) == kept.revision else { return false }
    let ids = ids(in: state)
    return kept.position < ids.pointee.count && ids.pointee[kept.position].isSame(as: kept.id)
  }
}

/// An entry's position and bytes, by which it can be found in a container again.
///
/// ## Laws
/// - an entry that is found by its mark has all below it
package struct EntryMark {
  private let memory: EntryMemory
  private let position: Int
  private let revision: UInt32
  private let bytes: EntryIDBytes

  /// Marks an entry, whose id must be kept as long as the mark.
  package init(_ kept: KeptEntry, in memory: EntryMemory) {
    self.memory = memory
    position = kept.position
    revision = kept.revision
    bytes = withUnsafePointer(to: kept.id) { EntryIDBytes(of: $0) }
  }

  /// Returns true if the entry and all below it are in place; false has no meaning.
  @inline(__always)
  package func isThere(in state: UnsafeRawPointer) -> Bool {
    guard memory.revision(in: state) == revision else { return false }
    return memory.ids(in: state).pointee.withUnsafeBufferPointer { ids in
      guard position < ids.count, let first = ids.baseAddress else { return false }
      return EntryIDBytes(of: first + position) == bytes
    }
  }
}

/// The bytes of an id: equal bytes are the same visit, and different bytes may be too.
struct EntryIDBytes: Equatable {
  private let first: UInt64
  private let last: UInt64

  /// Reads the bytes of an id, which must be kept as long as they are compared.
  @inline(__always)
  init(of id: UnsafePointer<EntryID>) {
    // Invariant: an id has 8 to 16 bytes, so two words that may overlap contain all of them.
    let bytes = UnsafeRawPointer(id)
    first = bytes.loadUnaligned(as: UInt64.self)
    last = bytes.loadUnaligned(
      fromByteOffset: MemoryLayout<EntryID>.size - MemoryLayout<UInt64>.size,
      as: UInt64.self
    )
  }
}
