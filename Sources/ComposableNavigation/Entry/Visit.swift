/// The key of one visit to an entry: two keys are equal only for the same visit.
///
/// Ids are equal when their numbers or names are, also those of two visits; see ``EntryID``. A
/// feature that keeps something for an entry in a dictionary or a set uses visits as keys. Make one
/// of the id that the entry has: an id that was read on its own is the key of nothing that is
/// there.
///
/// ```swift
/// var views: [Visit: View] = [:]
/// views[Visit(entry.id)] = view
/// state = State()                                    // counts from 0 again
/// views[Visit(state.stack.entries.ids[0])]           // nil: the entry is another one
/// ```
public struct Visit: Hashable, Sendable, CustomStringConvertible {
  /// The id of the entry.
  public let id: EntryID

  /// Makes the key of an entry.
  @inlinable  // forEach, top of 1: × 2.0
  public init(_ id: EntryID) { self.id = id }

  /// Tells whether both are the same visit.
  @inlinable  // forEach, top of 1: × 2.0
  public static func == (lhs: Visit, rhs: Visit) -> Bool { lhs.id.isSame(as: rhs.id) }

  /// Hashes the number or the name.
  public func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }

  /// The id as a person reads it: `#3`.
  public var description: String { id.description }
}

/// A set of visits, which is asked for entries; an open id in it stands for whoever has its number.
///
/// - Complexity: Making it is O(*n*), asking O(1).
@usableFromInline
package struct VisitSet: Sendable {
  /// All of them, when they are so few that comparing costs less than hashing.
  private var few: [EntryID] = []
  private var visits: Set<Visit> = []
  /// Open ids mean whichever entry has their number.
  private var open: Set<EntryID> = []

  @usableFromInline
  package init(_ ids: [EntryID]) {
    if ids.count <= 8 {
      few = ids
      return
    }
    for id in ids {
      if id.isOpen { open.insert(id) } else { visits.insert(Visit(id)) }
    }
  }

  @usableFromInline
  package func contains(_ id: EntryID) -> Bool {
    for one in few where one.isOpen ? one == id : one.isSame(as: id) { return true }
    return visits.contains(Visit(id)) || !open.isEmpty && open.contains(id)
  }
}

extension [EntryID] {
  /// Tells whether both name the same visits, in the same order.
  package func areSame(as others: [EntryID]) -> Bool {
    if sharesStorage(with: others) { return true }
    guard count == others.count else { return false }
    return samePrefixCount(with: others) == count
  }

  /// Tells whether each of these visits is one of the others, in any order.
  ///
  /// - Complexity: O(*n*).
  @usableFromInline
  package func areAmong(_ others: [EntryID]) -> Bool {
    let others = VisitSet(others)
    return allSatisfy(others.contains)
  }

  /// The number of visits that both begin with.
  func samePrefixCount(with others: [EntryID]) -> Int {
    let most = Swift.min(count, others.count)
    // As `commonPrefixCount`, which compares by number.
    return withUnsafeBufferPointer { these in
      others.withUnsafeBufferPointer { others in
        var count = 0
        while count < most, these[count].isSame(as: others[count]) { count += 1 }
        return count
      }
    }
  }

  /// The number of visits that both end with, besides so many that both begin with.
  func sameSuffixCount(with others: [EntryID], after prefix: Int) -> Int {
    let most = Swift.min(count, others.count) - prefix
    var suffix = 0
    while suffix < most, self[count - 1 - suffix].isSame(as: others[others.count - 1 - suffix]) {
      suffix += 1
    }
    return suffix
  }
}
