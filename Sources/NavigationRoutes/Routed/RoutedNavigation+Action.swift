public import ComposableNavigation

extension RoutedNavigation {
  /// A change of routes, or of the states of their places.
  ///
  /// ```swift
  /// store.send(.places(.routes(.navigate(to: "/notes/7"))))
  /// store.send(.places(.stack(.popItem())))                   // /notes
  /// ```
  ///
  /// A ``Waypoint`` names a place; the default is the root of the scene `main`.
  public enum Action: Hashable, Sendable, Codable {
    /// An action on the routes.
    case routes(RouteNavigation.Action)

    /// An action on a place's stack.
    case stack(StackNavigation<RouteScreen>.Action, at: Waypoint = Waypoint())

    /// An action on the tabs that a place declares.
    case tabs(TabNavigation<RouteScreen>.Action, at: Waypoint = Waypoint())

    /// An action on the modal over a place.
    case modal(ModalNavigation<RouteScreen>.Action, at: Waypoint = Waypoint())

    /// An action on a place's stack with the detail route beside it.
    ///
    /// The collapsed state and the display options are stored until the scene is cleared.
    case split(SplitNavigation<RouteScreen>.Action, at: Waypoint = Waypoint())
  }
}
