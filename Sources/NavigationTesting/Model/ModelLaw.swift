/// A rule that a ``NavigationModel`` checks in every feature, whatever it is about.
///
/// A feature that breaks one of them on purpose is searched without it:
///
/// ```swift
/// model.without(.opensOnce)                          // a button that opens one more tab each time
/// ```
public enum ModelLaw: String, Hashable, Sendable, CaseIterable {
  /// Once hosts and effects have answered, the host shows what the state says.
  case settles
  /// A screen that a person took away does not come back unless the feature asks for it anew.
  case staysAway
  /// Nothing else goes from a stack, modal or tab list when a person takes something away: a report
  /// that comes late does not touch what has come since.
  case othersStay
  /// The same tap twice on the same screen, before anything has moved, opens one thing.
  case opensOnce
  /// Nothing is noticed that a store or a handler would report as an issue.
  case noIssues
}
