/// One place on the way, and what it takes of the path.
///
/// D1 calls it `ResolvedWaypointInfo`.
public struct ResolvedWaypoint: Hashable, Sendable {
  /// The ``RouteStop/id`` of its stop.
  public let id: String

  /// Where it begins: relative navigation out of it starts here.
  public let path: RoutePath

  /// Where it ends, and what lies in it begins: its own path for an empty one.
  public let next: RoutePath

  /// The component that its parameter takes, decoded; nil without a parameter.
  public let parameter: String?

  /// Whether a default gave the parameter.
  public let isDefault: Bool

  /// Whether it is in the detail route.
  public let isDetail: Bool

  /// The parameter, converted; nil without one, and when it is no such value.
  public func parameter<Value: LosslessStringConvertible>(as type: Value.Type) -> Value? {
    parameter.flatMap(type.init)
  }

  /// The place for relative navigation by what lies in it.
  public func waypoint(inScene scene: String = RouteScene.defaultName) -> Waypoint {
    Waypoint(scene: scene, path: next, isDetail: isDetail)
  }
}
