import ComposableNavigation

extension EntryID {
  /// Tells whether the container has counted it.
  var isCounted: Bool { if case .counted = parts { true } else { false } }

  /// The number, or the name, as a number.
  var canonicalNumber: Int {
    switch parts {
    case .counted(let number): Int(truncatingIfNeeded: number) + 1
    case .named(let value, occurrence: _): -1 - ((value as? Int) ?? 0)
    }
  }

  /// An id that means whichever entry has the number.
  var asOpen: EntryID {
    if case .counted(let number) = parts { .counted(number) } else { self }
  }
}
