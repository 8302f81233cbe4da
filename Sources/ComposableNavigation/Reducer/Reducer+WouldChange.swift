extension Reducer where State: Equatable {
  /// Returns a Boolean value that indicates whether an action would change a state; nil for a value
  /// of another type.
  package func wouldChange(_ state: Any, by action: Action) -> Bool? {
    guard let before = state as? State else { return nil }
    var after = before
    _ = reduce(into: &after, action: action)
    return after != before
  }
}
