import ComposableNavigation
import NavigationRoutes
import Testing

typealias Routes = RouteNavigation

extension RouteNavigation {
  /// Returns the state after some actions, ignoring their effects.
  func state(_ state: State = State(), after actions: Action...) -> State {
    var state = state
    for action in actions { _ = reduce(into: &state, action: action) }
    return state
  }
}

extension RouteNavigation.State {
  /// All scenes: `main /notes/7 | /`.
  var drawing: String {
    scenes.map { "\($0.name) \($0.route.path) | \($0.detailRoute.path)" }.joined(separator: ", ")
  }

  /// The primary path of the scene `main`.
  var path: String { self[scene: "main"].map { "\($0.route.path)" } ?? "none" }
}

/// Returns a path of a valid text.
func path(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> RoutePath {
  do {
    return try RoutePath(text)
  } catch {
    Issue.record("\(text): \(error)", sourceLocation: sourceLocation)
    return .root
  }
}

/// Shows each screen as its path.
struct RouteTitles: ViewProviding {
  func makePresentable(for screen: RouteScreen) -> String { "\(screen.path)" }
}
