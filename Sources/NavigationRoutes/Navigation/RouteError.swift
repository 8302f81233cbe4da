public import ComposableNavigation

/// The reason why a route cannot be taken; no scene has changed.
///
/// Read the last error in ``RouteNavigation/State/lastError``, check an action in advance with
/// ``RouteNavigation/refusal(of:in:)``, or set the store's `onRefusal`. The latter two give the
/// error as the reason of a `Refusal`:
///
/// ```swift
/// RouteNavigation.refusal(of: .navigate(to: "/", scene: "other"), in: .init())
/// // .because(RouteError.sceneNotFound("other")), “there is no scene other”
/// store.onRefusal = { print($0.reason(as: RouteError.self)) }         // .sceneNotFound("other")
/// ```
public enum RouteError: Error, Hashable, Sendable, Codable {
  /// A text that is not a path, and the reason.
  case unreadable(String, RoutePathError)
  /// No stop of the map leads to a path.
  case unresolved(RouteMismatch)
  /// No scene has this name.
  case sceneNotFound(String)
  /// The route does not pass the place that should remember.
  case notOnRoute(RoutePath)
  /// The place that should forget has no cache.
  case nothingRemembered(RoutePath)
  /// A step forward that exceeds the number of places in the forward history.
  case notAhead(ForwardSteps, there: Int)
  /// A guard refused the place, with the app's reason.
  case refused(RoutePath, reason: String)
  /// Guards redirect in a circle: the places, the last one repeated; or they exceed
  /// ``RouteNavigation/redirectLimit``.
  case endlessRedirect([RoutePath])
  /// No host reported the screens of a route in time.
  case routeCompletionFailed(RoutePath, scene: String, isDetail: Bool)
  /// An error of the app: SwiftDux Navigation's `unknown`.
  case other(String)
}

extension RouteError: RefusalReason {}

extension RouteError {
  /// A Boolean value that indicates whether a guard caused the error.
  var isOfGuard: Bool {
    switch self {
    case .refused, .endlessRedirect: true
    default: false
    }
  }
}

extension RouteError: CustomStringConvertible {
  /// The reason as a sentence.
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
