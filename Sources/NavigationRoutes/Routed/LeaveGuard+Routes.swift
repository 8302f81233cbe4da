public import NavigationOperators
public import ComposableNavigation

extension LeaveGuard {
  /// Watches over the places that routes have open, in both routes of every scene.
  ///
  /// Reach for it instead of keys of your own. Say the reason once, of a screen: the guard asks for
  /// it, and so does the view provider, for hosts.
  ///
  /// ```swift
  /// LeaveGuard<Notes.State>(\.places) { state, screen in state.stay(of: screen) }
  /// // and in the view provider:
  /// var leaveGuard: (@MainActor (Entry<RouteScreen>) -> Stay?)? {
  ///   { [store] in store.state.stay(of: $0.item) }
  /// }
  /// ```
  ///
  /// A place is left when its route goes elsewhere, also where the route would remember it, and when
  /// its scene is cleared. A place that the route goes on from is still there. The root is no such
  /// place.
  ///
  /// - Parameters:
  ///   - places: Where the routes lie.
  ///   - stay: The reason why a place stays; nil when it may go.
  public init<Places: RouteMapped>(
    _ places: any KeyPath<State, RoutedNavigation<Places>.State> & Sendable,
    stay: @escaping @Sendable (State, RouteScreen) -> Stay?
  ) {
    self.init(
      open: { (state: State) in OpenPlace.all(in: state[keyPath: places].routes, Places.map) },
      stay: { (state: State, place: OpenPlace) in stay(state, place.screen) }
    )
  }

  /// Watches over the places that routes have open, by a map; see the one for a ``RoutedNavigation``.
  ///
  /// ```swift
  /// LeaveGuard<Notes.State>(\.routes, map: map) { state, screen in state.stay(of: screen) }
  /// ```
  ///
  /// - Parameters:
  ///   - routes: Where the routes lie.
  ///   - map: The places that there are; one that no stop leads to is not asked about.
  ///   - stay: The reason why a place stays; nil when it may go.
  public init(
    _ routes: any KeyPath<State, RouteNavigation.State> & Sendable,
    map: RouteMap,
    stay: @escaping @Sendable (State, RouteScreen) -> Stay?
  ) {
    self.init(
      open: { (state: State) in OpenPlace.all(in: state[keyPath: routes], map) },
      stay: { (state: State, place: OpenPlace) in stay(state, place.screen) }
    )
  }
}

/// A place that is open in a scene.
private struct OpenPlace: Hashable, Sendable {
  let scene: String
  let screen: RouteScreen

  /// All that are open, of each route the deepest last.
  static func all(in routes: RouteNavigation.State, _ map: RouteMap) -> [OpenPlace] {
    routes.scenes.flatMap { scene in
      let primary = try? map.resolve(scene.route.path)
      let detail = try? map.resolve(detail: scene.detailRoute.path, beside: scene.route.path)
      let waypoints = (primary?.waypoints ?? []) + (detail?.waypoints ?? [])
      return waypoints.map { OpenPlace(scene: scene.name, screen: $0.screen) }
    }
  }
}
