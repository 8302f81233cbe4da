/// The result of a ``RouteMap``'s search for the way to a path.
public struct RouteResolution: Sendable {
  /// The path, completed by the defaults of parameters.
  public let path: RoutePath

  /// The places on the way, outermost first; none for a root without an index.
  public let waypoints: [ResolvedWaypoint]

  let stops: [RouteStop]

  /// The waypoint of a stop; the outermost when there are several, nil when it is not on the way.
  public subscript(id: String) -> ResolvedWaypoint? { waypoints.first { $0.id == id } }
}
