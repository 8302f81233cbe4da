extension Waypoint {
  /// Returns the route that the place belongs to; nil if its scene does not exist.
  public func route(in state: RouteNavigation.State) -> Route? {
    state.route(inScene: scene, isDetail: isDetail)
  }

  /// Returns a Boolean value that indicates whether the route ends here or continues from here.
  public func isActive(in state: RouteNavigation.State) -> Bool {
    route(in: state).map { path.contains($0.path) } ?? false
  }

  /// Returns the step of the route from here; nil if the route ends here or is elsewhere.
  public func leg(in state: RouteNavigation.State) -> RouteLeg? {
    route(in: state)?.leg(from: path)
  }

  /// Returns the converted component of the route after this place.
  ///
  /// - Returns: The value; nil if there is no component, or it cannot be converted.
  public func parameter<Value: LosslessStringConvertible>(
    as type: Value.Type,
    in state: RouteNavigation.State
  ) -> Value? {
    (leg(in: state)?.component).flatMap(type.init)
  }

  // MARK: Moving

  /// Returns an action that goes to a place relative to this one.
  ///
  /// - Parameters:
  ///   - path: A path, absolute or relative, or any value as one component; nil for this place.
  ///   - scene: Another scene; nil for this one.
  ///   - isDetail: The other route, at whose root relative paths then begin; nil for this one.
  ///   - skipIfAncestor: True to do nothing if the route is at the place or below it.
  ///   - animated: True to animate the change.
  /// - Returns: The action.
  public func navigate(
    to path: (some LosslessStringConvertible)?,
    scene: String? = nil,
    isDetail: Bool? = nil,
    skipIfAncestor: Bool = false,
    animated: Bool = true
  ) -> RouteNavigation.Action {
    let staysInRoute = isDetail == nil || isDetail == self.isDetail
    return .navigate(
      to: path.map(\.description) ?? ".",
      from: staysInRoute ? self.path : .root,
      scene: scene ?? self.scene,
      isDetail: isDetail ?? self.isDetail,
      skipIfAncestor: skipIfAncestor,
      animated: animated
    )
  }

  /// Returns an action that goes here, or up if the route ends here.
  public func toggle(isActive: Bool, animated: Bool = true) -> RouteNavigation.Action {
    .toggle(
      RouteRequest(
        to: path.description,
        scene: scene,
        isDetail: isDetail,
        animated: animated
      ),
      isActive: isActive
    )
  }

  /// Returns an action that starts a cache of the routes below this place.
  public func beginCaching(
    policy: RouteCache.Policy = .whileActive
  ) -> RouteNavigation.Action {
    .beginCaching(path, policy: policy, scene: scene, isDetail: isDetail)
  }

  /// Returns an action that removes the place's cache.
  public func stopCaching() -> RouteNavigation.Action {
    .stopCaching(path, scene: scene, isDetail: isDetail)
  }

  /// Returns an action that reports that the screens of the route are mounted.
  public func completeNavigation() -> RouteNavigation.Action {
    .completeRouting(scene: scene, isDetail: isDetail)
  }
}
