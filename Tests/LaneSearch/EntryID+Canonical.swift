import ComposableNavigation

extension EntryID {
  /// A Boolean value that indicates whether the id is a number that the container assigned.
  var isCounted: Bool { if case .counted = parts { true } else { false } }

  /// The id as a number.
  var canonicalNumber: Int {
    switch parts {
    case .counted(let number): Int(truncatingIfNeeded: number) + 1
    case .named(let value, occurrence: _): -1 - ((value as? Int) ?? 0)
    }
  }

  /// The id of any entry with this number.
  var asUnresolved: EntryID {
    if case .counted(let number) = parts { .counted(number) } else { self }
  }
}
