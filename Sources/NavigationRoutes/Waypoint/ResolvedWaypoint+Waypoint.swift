extension ResolvedWaypoint {
  /// The place for relative navigation by what lies in it.
  public func waypoint(inScene scene: String = RouteScene.defaultName) -> Waypoint {
    Waypoint(scene: scene, path: next, isDetail: isDetail)
  }
}
