/// The key of one visit to an entry: two keys are equal only for the same visit.
///
/// Two visits may have equal ids, because ids compare only numbers or names; see ``EntryID``. A
/// feature that keeps data for entries in a dictionary or a set uses visits as keys. Create a key
/// with the id of the entry: an id that was decoded alone matches no entry.
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

  /// Creates the key of an entry.
  @inlinable  // forEach, top of 1: × 2.0
  public init(_ id: EntryID) { self.id = id }

  /// Returns a Boolean value that indicates whether both are the same visit.
  @inlinable  // forEach, top of 1: × 2.0
  public static func == (lhs: Visit, rhs: Visit) -> Bool { lhs.id.isSame(as: rhs.id) }

  /// Hashes the number or the name.
  public func hash(into hasher: inout Hasher) { id.hash(into: &hasher) }

  /// The id as text: `#3`.
  public var description: String { id.description }
}

/// A set of visits; an unresolved id in it means any entry with its number.
///
/// - Complexity: Creating a set is O(*n*), a lookup is O(1).
@usableFromInline
package struct VisitSet: Sendable {
  /// All ids, if they are so few that comparing is faster than hashing.
  private var few: [EntryID] = []
  private var visits: Set<Visit> = []
  /// Open ids, which mean any entry with their number.
  private var open: Set<EntryID> = []

  @usableFromInline
  package init(_ ids: [EntryID]) {
    if ids.count <= 8 {
      few = ids
      return
    }
    for id in ids {
      if id.isUnresolved { open.insert(id) } else { visits.insert(Visit(id)) }
    }
  }

  @usableFromInline
  package func contains(_ id: EntryID) -> Bool {
    for one in few where one.isUnresolved ? one == id : one.isSame(as: id) { return true }
    return visits.contains(Visit(id)) || !open.isEmpty && open.contains(id)
  }
}

extension [EntryID] {
  /// Returns a Boolean value that indicates whether both lists have the same visits in the same
  /// order.
  package func areSame(as others: [EntryID]) -> Bool {
    if sharesStorage(with: others) { return true }
    guard count == others.count else { return false }
    return samePrefixCount(with: others) == count
  }

  /// Returns a Boolean value that indicates whether the other list has all of these visits, in any
  /// order.
  ///
  /// - Complexity: O(*n*).
  @usableFromInline
  package func areAmong(_ others: [EntryID]) -> Bool {
    let others = VisitSet(others)
    return allSatisfy(others.contains)
  }

  /// Returns the length of the longest common prefix of visits.
  func samePrefixCount(with others: [EntryID]) -> Int {
    let most = Swift.min(count, others.count)
    // Like `commonPrefixCount`, which compares only numbers and names.
    return withUnsafeBufferPointer { these in
      others.withUnsafeBufferPointer { others in
        var count = 0
        while count < most, these[count].isSame(as: others[count]) { count += 1 }
        return count
      }
    }
  }

  /// Returns the length of the longest common suffix of visits behind a common prefix of this
  /// length.
  func sameSuffixCount(with others: [EntryID], after prefix: Int) -> Int {
    let most = Swift.min(count, others.count) - prefix
    var suffix = 0
    while suffix < most, self[count - 1 - suffix].isSame(as: others[others.count - 1 - suffix]) {
      suffix += 1
    }
    return suffix
  }
}
