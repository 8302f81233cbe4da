public import ComposableNavigation

extension RouteNavigation {
  /// A change of routes.
  ///
  /// An action for a scene that does not exist is refused; ``addScene(_:)`` makes one.
  public enum Action: Hashable, Sendable, Codable {
    /// Goes to a place; see ``navigate(to:from:scene:isDetail:skipIfAncestor:animated:)``.
    case navigate(RouteRequest)

    /// Goes to a place whose screens a host is to mount and to report, within the time-out; also
    /// where the route is at it already. See
    /// ``beginRouting(to:from:scene:isDetail:skipIfAncestor:animated:)``.
    case beginRouting(RouteRequest)

    /// Opens a URL, both routes or neither: see ``RouteURL``.
    case open(url: String, animated: Bool = true)

    /// Goes forward again to a place that the route has gone up from. Refused as each
    /// `ForwardSteps` says; see ``RouteNavigation/Options/history``.
    case goForward(
      ForwardSteps,
      scene: String = RouteScene.defaultName,
      isDetail: Bool = false,
      animated: Bool = true
    )

    /// Goes to a place, or up from it: nothing happens when it is to be left and is not the place.
    /// See ``toggle(to:from:scene:isDetail:isActive:animated:)``.
    case toggle(RouteRequest, isActive: Bool)

    /// Reports that the screens of a route are there, and its animation over.
    case completeRouting(scene: String = RouteScene.defaultName, isDetail: Bool = false)

    /// Reports the deepest places that are mounted: a route is completed where they are its own.
    case reportShown(
      primary: RoutePath?,
      detail: RoutePath?,
      scene: String = RouteScene.defaultName
    )

    /// Reports that the time-out of a place is over: the reducer sends it itself.
    case timeOut(RoutePlace)

    /// Lets a place on a route remember what lies below it; see ``RouteCache``.
    case beginCaching(
      RoutePath,
      policy: RouteCache.Policy = .whileActive,
      scene: String = RouteScene.defaultName,
      isDetail: Bool = false
    )

    /// Lets a place forget. Refused for one that remembers nothing.
    case stopCaching(RoutePath, scene: String = RouteScene.defaultName, isDetail: Bool = false)

    /// Adds a scene, in the place of one of that name, and checks its routes; the guard is asked.
    case addScene(RouteScene)

    /// Takes a scene away with all that it remembers.
    case clearScene(String)

    /// Makes a route as it was at the beginning, at the root, with nothing remembered.
    case resetRoute(scene: String = RouteScene.defaultName, isDetail: Bool = false)

    /// Checks the routes of all scenes: send it after a restart.
    ///
    /// The guard is asked about each that is not at the root. With a map each that leads somewhere
    /// is completed, also a fresh one at the root, which goes on to an initial tab or a default; the
    /// others go to the fallback. Without a map hosts complete them.
    case verifyRoutes

    /// Keeps an error of the app's own; nil forgets the last one.
    case setError(RouteError?)

    /// Replaces the options.
    case setOptions(Options)
  }
}
