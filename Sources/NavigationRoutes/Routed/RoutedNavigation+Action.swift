public import ComposableNavigation

extension RoutedNavigation {
  /// A change of routes, or of the states of their places.
  ///
  /// ```swift
  /// store.send(.places(.routes(.navigate(to: "/notes/7"))))
  /// store.send(.places(.stack(.popItem())))                   // /notes
  /// ```
  ///
  /// A place is said by its ``Waypoint``; the root of the scene `main` need not be.
  public enum Action: Hashable, Sendable, Codable {
    /// Does something to the routes.
    case routes(RouteNavigation.Action)

    /// Does something to a place's stack.
    case stack(StackNavigation<RouteScreen>.Action, at: Waypoint = Waypoint())

    /// Does something to the tabs that a place declares.
    case tabs(TabNavigation<RouteScreen>.Action, at: Waypoint = Waypoint())

    /// Does something to what is presented over a place.
    case modal(ModalNavigation<RouteScreen>.Action, at: Waypoint = Waypoint())

    /// Does something to a place's stack with the detail route beside it.
    ///
    /// Collapsing and display options are kept for the place until its scene is cleared.
    case split(SplitNavigation<RouteScreen>.Action, at: Waypoint = Waypoint())
  }
}
