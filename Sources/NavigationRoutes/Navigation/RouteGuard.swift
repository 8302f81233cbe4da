/// Decides whether a route may be taken, before it changes: SwiftDux Navigation's `onNavigate`.
///
/// ```swift
/// RouteNavigation(guard: RouteGuard { place, state in
///   place.path.components.first == "account" && !session.isOpen ? .redirect(to: "/login") : .allow
/// })
/// ```
///
/// The guard is called with the place at which the route would end, including defaults and
/// remembered places. It is called again for a redirect, and for scenes that are added or restored:
/// a refused one goes to the ``RouteNavigation/Fallback``. Endless redirects are a ``RouteError``.
/// The guard is not called when the user goes back to a place that the route came from.
public struct RouteGuard: Sendable {
  /// The decision of a guard.
  public enum Decision: Hashable, Sendable {
    /// Takes the route.
    case allow
    /// Changes nothing, for this reason.
    ///
    /// The reason is the app's own text for the user. ``RouteError/refused(_:reason:)`` contains it
    /// with the requested path. The state keeps that error, so the reason must be a value that can
    /// be saved.
    case refuse(String)
    /// Takes the same route elsewhere; a relative path begins at the current place.
    case redirect(to: String)
  }

  let decide: @Sendable (Waypoint, RouteNavigation.State) -> Decision

  /// Creates a guard from a pure function.
  public init(_ decide: @escaping @Sendable (Waypoint, RouteNavigation.State) -> Decision) {
    self.decide = decide
  }

  /// A guard that allows everything.
  public static let open = RouteGuard { _, _ in .allow }
}
