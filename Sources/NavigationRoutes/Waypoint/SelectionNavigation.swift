/// A selection in a list or among tabs, as the component that a route takes from a place.
///
/// ```swift
/// let note = SelectionNavigation<Int>(at: Waypoint(path: "/notes"))
/// note.selected(in: state)                            // 7 at /notes/7
/// note.select(8, in: state).map { store.send(.routes($0)) }
/// ```
///
/// It is SwiftDux Navigation's `Selection` without a view, in its two forms: with an initial value
/// something is always selected, without one nothing may be.
public struct SelectionNavigation<Value>: Sendable
where Value: LosslessStringConvertible & Equatable & Sendable {
  /// The place.
  public let waypoint: Waypoint

  /// The value that is selected while the route takes no component from the place; nil for none.
  public let initialValue: Value?

  /// Binds a selection to a place.
  public init(at waypoint: Waypoint, initialValue: Value? = nil) {
    self.waypoint = waypoint
    self.initialValue = initialValue
  }

  /// Returns the value that is selected.
  ///
  /// - Returns: nil for nothing, also for a component that does not convert; see ``repair(in:)``.
  public func selected(in state: RouteNavigation.State) -> Value? {
    guard let leg = waypoint.leg(in: state) else { return initialValue }
    return Value(leg.component)
  }

  /// Selects a value; nil goes back to the place.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - state: The routes.
  ///   - animated: True if the way is to be animated.
  /// - Returns: nil when that is selected already.
  public func select(
    _ value: Value?,
    in state: RouteNavigation.State,
    animated: Bool = true
  ) -> RouteNavigation.Action? {
    let component = waypoint.leg(in: state)?.component
    guard value?.description != component else { return nil }
    // A value whose text is empty is no component: nothing is selected then.
    let place = value.flatMap { try? waypoint.child($0.description) } ?? waypoint
    return waypoint.navigate(to: place.path.description, animated: animated)
  }

  /// Leaves a place whose component does not convert, where something has to be selected.
  ///
  /// - Returns: nil when nothing is wrong, or nothing has to be selected.
  public func repair(in state: RouteNavigation.State) -> RouteNavigation.Action? {
    guard initialValue != nil, selected(in: state) == nil else { return nil }
    return waypoint.navigate(to: "..")
  }
}
