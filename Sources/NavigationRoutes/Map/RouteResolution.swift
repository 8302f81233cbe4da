/// The result of resolving a path with a ``RouteMap``.
public struct RouteResolution: Sendable {
  /// The path, completed by the defaults of parameters.
  public let path: RoutePath

  /// The places along the path, outermost first; empty for a root without an index.
  public let waypoints: [ResolvedWaypoint]

  let stops: [RouteStop]

  /// The waypoint of a stop: the outermost one; nil if the path does not contain the stop.
  public subscript(id: String) -> ResolvedWaypoint? { waypoints.first { $0.id == id } }
}
