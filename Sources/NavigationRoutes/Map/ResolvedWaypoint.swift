/// One place on the way, with its part of the path.
///
/// SwiftDux Navigation calls it `ResolvedWaypointInfo`.
public struct ResolvedWaypoint: Hashable, Sendable {
  /// The ``RouteStop/id`` of its stop.
  public let id: String

  /// The path at which it begins: relative navigation out of it starts here.
  public let path: RoutePath

  /// The path at which it ends, and its content begins: its own path for an empty one.
  public let next: RoutePath

  /// The component that its parameter takes, decoded; nil without a parameter.
  public let parameter: String?

  /// Tells whether a default gave the parameter.
  public let isDefault: Bool

  /// Tells whether it is in the detail route.
  public let isDetail: Bool

  /// The parameter, converted; nil without one, and when it is no such value.
  public func parameter<Value: LosslessStringConvertible>(as type: Value.Type) -> Value? {
    parameter.flatMap(type.init)
  }
}
