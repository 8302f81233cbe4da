/// A place of a route, as the item of a stack, of tabs or of a modal that a view is made for.
///
/// ```swift
/// switch screen.id {
/// case "notes": NotesView()
/// case "{id}": NoteView(id: screen.parameter(as: Int.self))
/// default: HomeView()
/// }
/// ```
public struct RouteScreen: Hashable, Sendable, Codable {
  /// The ``RouteStop/id`` of its stop; empty for the root.
  public let id: String

  /// The place.
  public let path: RoutePath

  /// The component that its parameter takes, decoded; nil without a parameter.
  public let parameter: String?

  /// Tells whether it is in the detail route, whose root is a placeholder.
  public let isDetail: Bool

  /// The parameter, converted; nil without one, and when it is no such value.
  public func parameter<Value: LosslessStringConvertible>(as type: Value.Type) -> Value? {
    parameter.flatMap(type.init)
  }
}

extension RouteScreen: CustomStringConvertible {
  /// The stop and the place, as in `{id} at /notes/7`.
  public var description: String { id.isEmpty ? "\(path)" : "\(id) at \(path)" }
}

extension ResolvedWaypoint {
  /// The waypoint as something that is shown.
  public var screen: RouteScreen {
    RouteScreen(id: id, path: next, parameter: parameter, isDetail: isDetail)
  }
}
