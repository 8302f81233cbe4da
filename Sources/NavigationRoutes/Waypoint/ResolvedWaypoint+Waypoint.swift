extension ResolvedWaypoint {
  /// Returns the place from which its own content navigates.
  public func waypoint(inScene scene: String = RouteScene.defaultName) -> Waypoint {
    Waypoint(scene: scene, path: next, isDetail: isDetail)
  }
}
