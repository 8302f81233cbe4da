package import ComposableNavigation

extension EntryID {
  /// The same number without a visit, for comparison with a state that was made separately.
  package var unresolved: EntryID {
    if case .counted(let number) = parts { .counted(number) } else { self }
  }
}
