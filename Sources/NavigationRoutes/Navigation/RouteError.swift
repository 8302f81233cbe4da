public import ComposableNavigation

/// The reason why a route cannot be taken; it changed no scene.
///
/// Read the last one in ``RouteNavigation/State/lastError``, ask before with
/// ``RouteNavigation/refusal(of:in:)``, or listen with the store's `onRefusal`. Both give it as the
/// reason of a `Refusal`:
///
/// ```swift
/// RouteNavigation.refusal(of: .navigate(to: "/", scene: "other"), in: .init())
/// // .because(RouteError.sceneNotFound("other")), “there is no scene other”
/// store.onRefusal = { print($0.reason(as: RouteError.self)) }         // .sceneNotFound("other")
/// ```
public enum RouteError: Error, Hashable, Sendable, Codable {
  /// A text that is no path, and why.
  case unreadable(String, RoutePathError)
  /// No stop of the map leads to a path.
  case unresolved(RouteMismatch)
  /// No scene has that name.
  case sceneNotFound(String)
  /// The route does not pass a place that is to remember.
  case notOnRoute(RoutePath)
  /// A place was to forget that remembers nothing.
  case nothingRemembered(RoutePath)
  /// Forward was to lead farther than there are places that the route has gone up from.
  case notAhead(ForwardSteps, there: Int)
  /// A guard refused, in its own words.
  case refused(RoutePath, reason: String)
  /// Guards send a route round in a circle: the places, the last one for the second time, or more
  /// redirects than ``RouteNavigation/redirectLimit``.
  case endlessRedirect([RoutePath])
  /// Nobody reported the screens of a route in time.
  case routeCompletionFailed(RoutePath, scene: String, isDetail: Bool)
  /// A message of the app's own: SwiftDux Navigation's `unknown`.
  case other(String)
}

extension RouteError: RefusalReason {}

extension RouteError {
  /// Tells whether a guard keeps a route from where it is.
  var isOfGuard: Bool {
    switch self {
    case .refused, .endlessRedirect: true
    default: false
    }
  }
}

extension RouteError: CustomStringConvertible {
  /// The reason, as a person would say it.
  public var description: String {
    switch self {
    case .unreadable(let text, let error):
      "\(text) is no path: \(error)"
    case .unresolved(let mismatch):
      "\(mismatch)"
    case .sceneNotFound(let name):
      "there is no scene \(name)"
    case .notOnRoute(let path):
      "the route does not pass \(path), so nothing can be remembered there"
    case .nothingRemembered(let path):
      "nothing is remembered at \(path)"
    case .notAhead(let steps, let there):
      steps.refusal(there: there)?.description ?? "there is a way forward"
    case .refused(let path, let reason):
      "\(path) was refused: \(reason)"
    case .endlessRedirect(let paths):
      "the redirects do not end: \(paths.map(\.description).joined(separator: " → "))"
    case .routeCompletionFailed(let path, let scene, let isDetail):
      "the \(isDetail ? "detail " : "")route of scene \(scene) was not completed in time: \(path)"
    case .other(let message):
      message
    }
  }
}
