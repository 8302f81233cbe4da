/// A rule for paths that stops lead to only in part.
///
/// ```swift
/// let routes = RouteNavigation(map: map, policy: .prefix)
/// // /notes/7/x goes to /notes/7, and RouteNavigation.State.lastError says what x is not
/// ```
///
/// That of links is `LinkPolicy` of `NavigationLinks`, which routes do without.
public enum RoutePolicy: String, Hashable, Sendable, Codable {
  /// Nothing moves.
  case strict
  /// The route goes as far as stops lead, one component at the least; the rest is reported.
  case prefix
}
