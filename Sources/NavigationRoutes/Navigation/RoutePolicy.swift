/// A rule for paths that stops lead to only in part.
///
/// ```swift
/// let routes = RouteNavigation(map: map, policy: .prefix)
/// // /notes/7/x goes to /notes/7, and RouteNavigation.State.lastError says what x is not
/// ```
///
/// The rule for links is `LinkPolicy` in `NavigationLinks`, which this module does not import.
public enum RoutePolicy: String, Hashable, Sendable, Codable {
  /// Refuses the path and changes nothing.
  case strict
  /// Goes as far as stops lead, at least one component, and reports the mismatch.
  case prefix
}
