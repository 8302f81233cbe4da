import ComposableNavigation

/// A report that a handler has sent and the store has not reduced yet.
struct ModelReport {
  let member: MemberID
  let token: Int
  let act: Act

  /// The act of the user.
  enum Act {
    case removed([EntryID])
    case selected(EntryID)
  }

  /// The entries that the user removed; empty for another act.
  var gone: [EntryID] { if case .removed(let gone) = act { gone } else { [] } }

  var selected: EntryID? { if case .selected(let entry) = act { entry } else { nil } }
}
