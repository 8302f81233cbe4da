extension RouteNavigation {
  /// Starts caches for the places whose tabs the changed routes pass, to restore each tab.
  ///
  /// Only for routes that have moved or are now completed: a cache that was stopped does not start
  /// again before that.
  func rememberTabs(in state: inout State, since old: State) {
    guard let map, map.hasTabs else { return }
    for index in state.scenes.indices {
      let scene = state.scenes[index]
      let before = old[scene: scene.name]
      for isDetail in [false, true] {
        let route = scene[isDetail: isDetail]
        let was = before?[isDetail: isDetail]
        if route.path == was?.path, route.isCompleted == was?.isCompleted { continue }
        for place in map.placesOfTabs(on: route.path, isDetail: isDetail, in: scene) {
          state.scenes[index][isDetail: isDetail].beginCaching(place, policy: .whileActive)
        }
      }
    }
  }
}

extension RouteMap {
  /// Returns the places on a path that declare the tab through which the path continues.
  fileprivate func placesOfTabs(
    on path: RoutePath,
    isDetail: Bool,
    in scene: RouteScene
  ) -> [RoutePath] {
    // A route without a stop passes no tab.
    let found = try? (isDetail ? resolve(detail: path, beside: scene.route.path) : resolve(path))
    guard let found else { return [] }
    return zip(found.stops, found.waypoints).compactMap { stop, waypoint in
      let place = waypoint.path
      return stop.presentation == .tab && place.contains(path) && place != path ? place : nil
    }
  }
}
