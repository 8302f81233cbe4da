public import ComposableNavigation

extension RouteNavigation: BackNavigable {
  /// Returns the action that goes up one place in the scene `main`; see ``backAction(in:scene:)``.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the state, of the path and of the map.
  public func backAction(in state: State) -> Action? {
    backAction(in: state, scene: RouteScene.defaultName)
  }

  /// Returns the action that goes up one place in a scene, first in its detail route.
  ///
  /// Skips places without a stop, and places that a default or an initial tab completes to one that
  /// is not above. The guard is not called, because the user goes back. A route does not know which
  /// tab was active before, so back never goes to another tab.
  ///
  /// ```swift
  /// let routes = RouteNavigation(map: map)              // /companies/{id}/news
  /// // at /companies/7/news, back goes to /companies/7, and then to /
  /// ```
  ///
  /// - Parameters:
  ///   - state: The routes.
  ///   - name: The scene.
  /// - Returns: The action; nil if there is no place above either route, or no such scene.
  /// - Complexity: O(*n*), where *n* is the size of the state, of the path and of the map.
  public func backAction(in state: State, scene name: String) -> Action? {
    guard let scene = state[scene: name] else { return nil }
    for isDetail in [true, false] {
      guard let place = placeAbove(isDetail: isDetail, in: scene) else { continue }
      return .navigate(
        RouteRequest(to: place.description, scene: name, isDetail: isDetail, cause: .user)
      )
    }
    return nil
  }

  /// Returns the nearest place above the end of a route at which the route can also end.
  private func placeAbove(isDetail: Bool, in scene: RouteScene) -> RoutePath? {
    let path = scene[isDetail: isDetail].path
    var count = path.depth
    while count > 0 {
      count -= 1
      guard let end = try? completed(path.prefix(count), isDetail: isDetail, in: scene) else {
        continue
      }
      // Not a place that a default leads back from or aside, so that repeated back ends.
      if end != path, end.contains(path) { return end }
    }
    return nil
  }
}
