/// The visits that a state has, for whoever writes down or reads an action that names one.
///
/// A number alone does not say which visit was meant; see ``EntryID``. Where a state has several
/// with one number, as one does that keeps earlier copies of a container, a trace says which of
/// them it was, counted in the order in which they lie in the state; of a number that belongs to
/// another visit by now it says that the id was late. A replay has an equal state, in which the
/// same visit lies in the same place.
package struct LiveVisits: Sendable {
  private let all: [EntryID: [EntryID]]

  /// Looks through a state for the ids in it.
  ///
  /// - Complexity: O(*n*) in the size of the state.
  package init(of state: Any) {
    var all: [EntryID: [EntryID]] = [:]
    for id in Self.ids(in: state) where id.counted != nil {
      if all[id]?.contains(where: id.isSame) != true { all[id, default: []].append(id) }
    }
    self.all = all
  }

  /// The mark of an id in a trace, beside its number.
  enum Mark: Equatable {
    /// Nothing: it can mean one visit alone, or none.
    case plain
    /// No visit is meant, although there is an entry with the id's number.
    case late
    /// One of several visits with the id's number is meant: the one of this rank.
    case rank(Int)
  }

  /// The mark that an id needs which an action names.
  func mark(_ id: EntryID) -> Mark {
    guard !id.isOpen, id.counted != nil, let there = all[id] else { return .plain }
    guard let rank = there.firstIndex(where: id.isSame) else { return .late }
    return there.count > 1 ? .rank(rank) : .plain
  }

  /// The visit that was written by its rank; nil when the state has no such visit.
  func visit(_ number: UInt64, rank: Int) -> EntryID? {
    guard let there = all[.counted(number)], there.indices.contains(rank) else { return nil }
    return there[rank]
  }

  /// Tells whether an action names an entry by a number that may have come round again.
  package static func areNeeded(for action: Any) -> Bool {
    ids(in: action).contains { $0.counted != nil && !$0.isOpen }
  }

  /// Returns the ids that lie in a value, in the order in which they lie there.
  static func ids(in whole: Any) -> [EntryID] {
    var found: [EntryID] = []
    // No recursion: a state may be as deep as a person has gone.
    var rest: [Any] = [whole]
    while let next = rest.popLast() {
      if let id = next as? EntryID {
        found.append(id)
        continue
      }
      let mirror = Mirror(reflecting: next)
      // An object may lead back to itself, and is no part of a value.
      guard mirror.displayStyle != .class else { continue }
      rest += mirror.children.map(\.value).reversed()
    }
    return found
  }
}

extension CodingUserInfoKey {
  /// The key of an encoder's or a decoder's ``LiveVisits``.
  package static let liveVisits = CodingUserInfoKey(rawValue: "ComposableNavigation.LiveVisits")
}
