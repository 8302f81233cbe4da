/// A law that a ``NavigationModel`` checks in every feature.
///
/// If a feature breaks a law on purpose, search it without that law:
///
/// ```swift
/// model.without(.opensOnce)                          // a button that opens one more tab each time
/// ```
public enum ModelLaw: String, Hashable, Sendable, CaseIterable {
  /// After hosts and effects have answered, each host shows the state.
  case settles
  /// A screen that the user removed does not reappear unless the feature asks for it again.
  case staysAway
  /// When the user removes an entry of a container, no other entry of the container disappears. A
  /// late report does not affect newer entries.
  case othersStay
  /// A second tap on the same screen, before anything has moved, does not open a second screen.
  case opensOnce
  /// Neither a store nor a handler reports an issue.
  case noIssues
}
