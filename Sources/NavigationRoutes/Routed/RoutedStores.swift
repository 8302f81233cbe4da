public import ComposableNavigation

/// The stores for the states of places, each for a handler.
///
/// ```swift
/// let stores = RoutedStores<Places>(store.scope(state: \.places, action: /Action.places))
/// StackNavigationHandler(store: stores.stack(at: notes), viewProvider: screens)
/// ```
@MainActor
public struct RoutedStores<Places: RouteMapped> {
  /// A change of routes, or of the states of their places.
  public typealias Action = RoutedNavigation<Places>.Action

  /// The store of the routes themselves.
  public let store: Store<RoutedNavigation<Places>.State, Action>

  /// Creates the stores of places from the store of the routes.
  public init(_ store: Store<RoutedNavigation<Places>.State, Action>) { self.store = store }

  /// Returns the store of a place's stack.
  public func stack(
    at place: Waypoint = Waypoint()
  ) -> Store<StackNavigation<RouteScreen>.State, StackNavigation<RouteScreen>.Action> {
    store.scope(
      state: \.[stack: place],
      action: path(to: place, embed: Action.stack) { action in
        if case .stack(let change, at: let place) = action { (change, place) } else { nil }
      }
    )
  }

  /// Returns the store of the tabs that a place declares.
  public func tabs(
    at place: Waypoint = Waypoint()
  ) -> Store<TabNavigation<RouteScreen>.State, TabNavigation<RouteScreen>.Action> {
    store.scope(
      state: \.[tabs: place],
      action: path(to: place, embed: Action.tabs) { action in
        if case .tabs(let change, at: let place) = action { (change, place) } else { nil }
      }
    )
  }

  /// Returns the store of the modal over a place.
  public func modal(
    at place: Waypoint = Waypoint()
  ) -> Store<ModalNavigation<RouteScreen>.State, ModalNavigation<RouteScreen>.Action> {
    store.scope(
      state: \.[modal: place],
      action: path(to: place, embed: Action.modal) { action in
        if case .modal(let change, at: let place) = action { (change, place) } else { nil }
      }
    )
  }

  /// Returns the store of a place's columns.
  public func split(
    at place: Waypoint = Waypoint()
  ) -> Store<SplitNavigation<RouteScreen>.State, SplitNavigation<RouteScreen>.Action> {
    store.scope(
      state: \.[split: place],
      action: path(to: place, embed: Action.split) { action in
        if case .split(let change, at: let place) = action { (change, place) } else { nil }
      }
    )
  }

  /// Returns the case path to the actions of one place.
  private func path<Change>(
    to place: Waypoint,
    embed: @escaping @Sendable (Change, Waypoint) -> Action,
    extract: @escaping @Sendable (Action) -> (Change, Waypoint)?
  ) -> CasePath<Action, Change> {
    CasePath(
      embed: { embed($0, place) },
      extract: { action in
        guard let (change, other) = extract(action), other == place else { return nil }
        return change
      }
    )
  }
}
