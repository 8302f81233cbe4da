public import ComposableNavigation
public import NavigationOperators

extension LeaveGuard {
  /// Creates a guard for the open places of routes, in both routes of every scene.
  ///
  /// Use it instead of separate keys. Define the reason once, for a screen: both this guard and the
  /// view provider, for hosts, use it.
  ///
  /// ```swift
  /// LeaveGuard<Notes.State>(\.places) { state, screen in state.blocker(of: screen) }
  /// // and in the view provider:
  /// var leaveGuard: (@MainActor (Entry<RouteScreen>) -> LeaveBlocker?)? {
  ///   { [store] in store.state.blocker(of: $0.item) }
  /// }
  /// ```
  ///
  /// Leaving a place means that its route goes elsewhere, even if the route would be remembered, or
  /// that its scene is cleared. A route that continues below a place does not leave it. The root is
  /// not guarded.
  ///
  /// - Parameters:
  ///   - places: The key path of the routes.
  ///   - blocker: Returns the reason why a place cannot be left; nil if it can.
  public init<Places: RouteMapped>(
    _ places: any KeyPath<State, RoutedNavigation<Places>.State> & Sendable,
    blocker: @escaping @Sendable (State, RouteScreen) -> LeaveBlocker?
  ) {
    self.init(
      open: { (state: State) in OpenPlace.all(in: state[keyPath: places].routes, Places.map) },
      blocker: { (state: State, place: OpenPlace) in blocker(state, place.screen) }
    )
  }

  /// Creates a guard for the open places of routes, by a map; see the one for a
  /// ``RoutedNavigation``.
  ///
  /// ```swift
  /// LeaveGuard<Notes.State>(\.routes, map: map) { state, screen in state.blocker(of: screen) }
  /// ```
  ///
  /// - Parameters:
  ///   - routes: The key path of the routes.
  ///   - map: The map of all places; a place without a stop is not guarded.
  ///   - blocker: Returns the reason why a place cannot be left; nil if it can.
  public init(
    _ routes: any KeyPath<State, RouteNavigation.State> & Sendable,
    map: RouteMap,
    blocker: @escaping @Sendable (State, RouteScreen) -> LeaveBlocker?
  ) {
    self.init(
      open: { (state: State) in OpenPlace.all(in: state[keyPath: routes], map) },
      blocker: { (state: State, place: OpenPlace) in blocker(state, place.screen) }
    )
  }
}

/// An open place of a scene.
private struct OpenPlace: Hashable, Sendable {
  let scene: String
  let screen: RouteScreen

  /// Returns all open places; in each route, the deepest is last.
  static func all(in routes: RouteNavigation.State, _ map: RouteMap) -> [OpenPlace] {
    routes.scenes.flatMap { scene in
      let primary = try? map.resolve(scene.route.path)
      let detail = try? map.resolve(detail: scene.detailRoute.path, beside: scene.route.path)
      let waypoints = (primary?.waypoints ?? []) + (detail?.waypoints ?? [])
      return waypoints.map { OpenPlace(scene: scene.name, screen: $0.screen) }
    }
  }
}
