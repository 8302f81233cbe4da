/// The ids of a container at one time, for code that keeps data for its entries.
@usableFromInline
package struct EntrySnapshot: Sendable {
  let ids: [EntryID]
  let revision: UInt32

  @usableFromInline
  package init(ids: [EntryID], revision: UInt32) {
    self.ids = ids
    self.revision = revision
  }

  /// Returns true if an entry and all below it are in place.
  package func has(_ kept: KeptEntry) -> Bool {
    revision == kept.revision && kept.position < ids.count
      && ids[kept.position].isSame(as: kept.id)
  }

  /// Returns the positions of some entries; nil for an entry that is not in the container.
  ///
  /// - Complexity: O(*n* + *k*), where *k* is the number of visits.
  func positions(of visits: [Visit]) -> [Int?] {
    if visits.count == 1 { return [ids.position(of: visits[0].id)] }
    var positions: [Visit: Int] = [:]
    positions.reserveCapacity(ids.count)
    for (position, id) in ids.enumerated() { positions[Visit(id)] = position }
    return visits.map { positions[$0] }
  }
}

/// An entry with its position and its container's revision at the time when it was found.
///
/// ## Laws
/// - an entry that is found where it was has all below it
@usableFromInline
package struct KeptEntry: Sendable {
  @usableFromInline package let id: EntryID
  @usableFromInline package let position: Int
  @usableFromInline package let revision: UInt32

  package init(_ id: EntryID, at position: Int, revision: UInt32) {
    self.id = id
    self.position = position
    self.revision = revision
  }
}

// Inlinable because it is called after each action while work is running.
extension Entries {
  @inlinable  // forEach, top of 1: × 2.0
  package var snapshot: EntrySnapshot { EntrySnapshot(ids: storedIDs, revision: revision) }

  /// Returns true if an entry and all below it are in place; false may be due to another change.
  ///
  /// - Complexity: O(1)
  @inlinable  // forEach, top of 1: × 2.0
  package func has(_ kept: KeptEntry) -> Bool {
    revision == kept.revision && kept.position < storedIDs.count
      && storedIDs[kept.position].isSame(as: kept.id)
  }
}
