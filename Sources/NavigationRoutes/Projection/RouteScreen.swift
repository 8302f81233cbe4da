/// A place of a route, as the item of a stack, of tabs or of a modal.
///
/// ```swift
/// switch screen.id {
/// case "notes": NotesView()
/// case "{id}": NoteView(id: screen.parameter(as: Int.self))
/// default: HomeView()
/// }
/// ```
public struct RouteScreen: Hashable, Sendable, Codable {
  /// The ``RouteStop/id`` of the stop; empty for the root.
  public let id: String

  /// The place.
  public let path: RoutePath

  /// The decoded component that the parameter matched; nil without a parameter.
  public let parameter: String?

  /// A Boolean value that indicates whether the screen is in the detail route.
  public let isDetail: Bool

  /// Returns the converted parameter; nil without one, or if it cannot be converted.
  public func parameter<Value: LosslessStringConvertible>(as type: Value.Type) -> Value? {
    parameter.flatMap(type.init)
  }
}

extension RouteScreen: CustomStringConvertible {
  /// The stop and the place, as in `{id} at /notes/7`.
  public var description: String { id.isEmpty ? "\(path)" : "\(id) at \(path)" }
}

extension ResolvedWaypoint {
  /// The waypoint as a screen.
  public var screen: RouteScreen {
    RouteScreen(id: id, path: next, parameter: parameter, isDetail: isDetail)
  }
}
