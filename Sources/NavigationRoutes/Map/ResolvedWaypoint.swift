/// A place along a resolved path, with its part of the path.
///
/// SwiftDux Navigation calls it `ResolvedWaypointInfo`.
public struct ResolvedWaypoint: Hashable, Sendable {
  /// The ``RouteStop/id`` of its stop.
  public let id: String

  /// The path at which the place begins: relative navigation from outside its content starts here.
  public let path: RoutePath

  /// The path at which the place ends and its content begins; equal to ``path`` for an index.
  public let next: RoutePath

  /// The decoded component that the parameter matched; nil without a parameter.
  public let parameter: String?

  /// A Boolean value that indicates whether the parameter has its default value.
  public let isDefault: Bool

  /// A Boolean value that indicates whether the place is in the detail route.
  public let isDetail: Bool

  /// Returns the converted parameter; nil without one, or if it cannot be converted.
  public func parameter<Value: LosslessStringConvertible>(as type: Value.Type) -> Value? {
    parameter.flatMap(type.init)
  }
}
