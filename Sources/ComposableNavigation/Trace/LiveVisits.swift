/// The visits that a state has, for whoever writes down an action that may be late.
///
/// A number alone does not say which of two visits was meant; see ``EntryID``. A trace therefore marks
/// an id whose number belongs to another visit by now, and a replay refuses it, as it was refused
/// then.
struct LiveVisits: Sendable {
  private let all: [EntryID: [EntryID]]

  /// Looks through a state for the ids in it.
  ///
  /// - Complexity: O(*n*) in the size of the state.
  init(of state: Any) { all = Dictionary(grouping: Self.ids(in: state)) { $0 } }

  /// Whether an id was kept for a visit that has gone, while another one has its number.
  func isLate(_ id: EntryID) -> Bool {
    guard !id.isOpen, id.counted != nil, let there = all[id] else { return false }
    return !there.contains { $0.isSame(as: id) }
  }

  /// Whether an action names an entry by a number that may have come round again.
  static func areNeeded(for action: Any) -> Bool {
    ids(in: action).contains { $0.counted != nil && !$0.isOpen }
  }

  private static func ids(in whole: Any) -> [EntryID] {
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
      for child in mirror.children { rest.append(child.value) }
    }
    return found
  }
}

extension CodingUserInfoKey {
  /// Where an encoder finds ``LiveVisits``.
  static let liveVisits = CodingUserInfoKey(rawValue: "ComposableNavigation.LiveVisits")
}
