extension ResolvedWaypoint {
  /// The place for relative navigation by its own content.
  public func waypoint(inScene scene: String = RouteScene.defaultName) -> Waypoint {
    Waypoint(scene: scene, path: next, isDetail: isDetail)
  }
}
