extension RouteNavigation {
  /// Lets the places remember whose tabs routes pass that have moved, so that tabs come back as they
  /// were left.
  ///
  /// Only routes that have moved, or are completed now: a place that was told to forget does so until
  /// then.
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
  /// The places on a path that declare the tab which the path goes on with.
  fileprivate func placesOfTabs(
    on path: RoutePath,
    isDetail: Bool,
    in scene: RouteScene
  ) -> [RoutePath] {
    // A route that stops lead to no more passes no tab.
    let found = try? (isDetail ? resolve(detail: path, beside: scene.route.path) : resolve(path))
    guard let found else { return [] }
    return zip(found.stops, found.waypoints).compactMap { stop, waypoint in
      let place = waypoint.path
      return stop.presentation == .tab && place.contains(path) && place != path ? place : nil
    }
  }
}
