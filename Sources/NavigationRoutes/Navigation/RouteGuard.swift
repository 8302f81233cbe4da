/// Decides whether a route may be taken, before anything moves: SwiftDux Navigation's `onNavigate`.
///
/// ```swift
/// RouteNavigation(guard: RouteGuard { place, state in
///   place.path.components.first == "account" && !session.isOpen ? .redirect(to: "/login") : .allow
/// })
/// ```
///
/// It is asked with the place that the route would end at, defaults and memories included; a
/// redirect is asked about in turn. Scenes that are added or restored are asked about too: what is
/// refused goes to the ``RouteNavigation/Fallback``. Redirects that do not end are a ``RouteError``. When
/// a person goes back to where a route came from, nobody is asked.
public struct RouteGuard: Sendable {
  /// The decision of a guard.
  public enum Decision: Hashable, Sendable {
    /// The route is taken.
    case allow
    /// Nothing moves, for this reason.
    ///
    /// These are the app's own words for a person. They come out with the path that was asked for, as
    /// ``RouteError/refused(_:reason:)``, which the state keeps: so they are what can be saved.
    case refuse(String)
    /// The same route goes elsewhere; relative paths begin where the route is.
    case redirect(to: String)
  }

  let decide: @Sendable (RoutePlace, RouteNavigation.State) -> Decision

  /// Makes a guard of a pure function.
  public init(_ decide: @escaping @Sendable (RoutePlace, RouteNavigation.State) -> Decision) {
    self.decide = decide
  }

  /// Allows everything.
  public static let open = RouteGuard { _, _ in .allow }
}
