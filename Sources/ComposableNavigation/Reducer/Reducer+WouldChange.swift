extension Reducer where State: Equatable {
  /// Tells whether an action would change a state; nil for a value that is none of this reducer's.
  package func wouldChange(_ state: Any, by action: Action) -> Bool? {
    guard let before = state as? State else { return nil }
    var after = before
    _ = reduce(into: &after, action: action)
    return after != before
  }
}
