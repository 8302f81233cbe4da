package import ComposableNavigation

extension EntryID {
  /// The same number of no visit: for a state that was made separately and is to be equal.
  package var unbound: EntryID {
    if case .counted(let number) = parts { .counted(number) } else { self }
  }
}
