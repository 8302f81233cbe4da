public import ComposableNavigation

extension RouteNavigation {
  /// A change of routes.
  ///
  /// An action for a scene that does not exist is refused; ``addScene(_:)`` creates a scene.
  public enum Action: Hashable, Sendable, Codable {
    /// Goes to a place; see ``navigate(to:from:scene:isDetail:skipIfAncestor:animated:)``.
    case navigate(RouteRequest)

    /// Goes to a place whose screens a host mounts and reports within the time-out, even if the
    /// route is there already. See
    /// ``beginRouting(to:from:scene:isDetail:skipIfAncestor:animated:)``.
    case beginRouting(RouteRequest)

    /// Opens both routes of a URL, or neither: see ``RouteURL``.
    case open(url: String, animated: Bool = true)

    /// Goes forward again to a place that the route went up from. Each `ForwardSteps` says when it
    /// is refused; see ``RouteNavigation/Options/history``.
    case goForward(
      ForwardSteps,
      scene: String = RouteScene.defaultName,
      isDetail: Bool = false,
      animated: Bool = true
    )

    /// Goes to a place, or up from it; does nothing if the route should leave a place at which it
    /// does not end. See ``toggle(to:from:scene:isDetail:isActive:animated:)``.
    case toggle(RouteRequest, isActive: Bool)

    /// Reports that the screens of a route are mounted, and that its animation is over.
    case completeRouting(scene: String = RouteScene.defaultName, isDetail: Bool = false)

    /// Reports the deepest mounted places: a route that ends there is completed.
    case reportShown(
      primary: RoutePath?,
      detail: RoutePath?,
      scene: String = RouteScene.defaultName
    )

    /// Reports that the time-out of a place has passed; the reducer sends this action itself.
    case timeOut(Waypoint)

    /// Starts a cache of the routes below a place on a route; see ``RouteCache``.
    case beginCaching(
      RoutePath,
      policy: RouteCache.Policy = .whileActive,
      scene: String = RouteScene.defaultName,
      isDetail: Bool = false
    )

    /// Removes the cache of a place. Refused if the place has none.
    case stopCaching(RoutePath, scene: String = RouteScene.defaultName, isDetail: Bool = false)

    /// Adds a scene, or replaces the one with its name, and checks its routes, with the guard.
    case addScene(RouteScene)

    /// Removes a scene with its caches.
    case clearScene(String)

    /// Resets a route to the root, without caches.
    case resetRoute(scene: String = RouteScene.defaultName, isDetail: Bool = false)

    /// Checks the routes of all scenes: send it after a restart.
    ///
    /// The guard is called for each route that is not at the root. With a map, each route that
    /// leads to a stop is completed, even one at the root, which continues to an initial tab or a
    /// default; the others go to the fallback. Without a map, hosts complete them.
    case verifyRoutes

    /// Stores an error of the app; nil clears the last error.
    case setError(RouteError?)

    /// Replaces the options.
    case setOptions(Options)
  }
}
