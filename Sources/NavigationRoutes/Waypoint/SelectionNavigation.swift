/// A selection in a list or among tabs: the component of the route after a place.
///
/// ```swift
/// let note = SelectionNavigation<Int>(at: Waypoint(path: "/notes"))
/// note.selected(in: state)                            // 7 at /notes/7
/// note.select(8, in: state).map { store.send(.routes($0)) }
/// ```
///
/// It is SwiftDux Navigation's `Selection` without a view. With an initial value, a value is always
/// selected; without one, the selection can be empty.
public struct SelectionNavigation<Value>: Sendable
where Value: LosslessStringConvertible & Equatable & Sendable {
  /// The place.
  public let waypoint: Waypoint

  /// The value that is selected if the route has no component after the place; nil for none.
  public let initialValue: Value?

  /// Creates a selection at a place.
  public init(at waypoint: Waypoint, initialValue: Value? = nil) {
    self.waypoint = waypoint
    self.initialValue = initialValue
  }

  /// Returns the selected value.
  ///
  /// - Returns: The value; nil also for a component that cannot be converted; see ``repair(in:)``.
  public func selected(in state: RouteNavigation.State) -> Value? {
    guard let leg = waypoint.leg(in: state) else { return initialValue }
    return Value(leg.component)
  }

  /// Returns an action that selects a value; nil goes back to the place.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - state: The routes.
  ///   - animated: True to animate the change.
  /// - Returns: The action; nil if the value is already selected.
  public func select(
    _ value: Value?,
    in state: RouteNavigation.State,
    animated: Bool = true
  ) -> RouteNavigation.Action? {
    let component = waypoint.leg(in: state)?.component
    guard value?.description != component else { return nil }
    // A value with an empty text is not a component, so it selects nothing.
    let place = value.flatMap { try? waypoint.child($0.description) } ?? waypoint
    return waypoint.navigate(to: place.path.description, animated: animated)
  }

  /// Returns an action that leaves an invalid component, if a value must be selected.
  ///
  /// - Returns: The action; nil if the selection is valid, or can be empty.
  public func repair(in state: RouteNavigation.State) -> RouteNavigation.Action? {
    guard initialValue != nil, selected(in: state) == nil else { return nil }
    return waypoint.navigate(to: "..")
  }
}
