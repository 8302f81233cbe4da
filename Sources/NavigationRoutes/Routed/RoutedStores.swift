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

  /// Makes the stores of parts of a store.
  public init(_ store: Store<RoutedNavigation<Places>.State, Action>) { self.store = store }

  /// The store of a place's stack.
  public func stack(
    at place: Waypoint = Waypoint()
  ) -> Store<StackNavigation<RouteScreen>.State, StackNavigation<RouteScreen>.Action> {
    let action = CasePath<Action, StackNavigation<RouteScreen>.Action>(
      embed: { .stack($0, at: place) },
      extract: { action in
        guard case .stack(let change, at: let other) = action, other == place else { return nil }
        return change
      }
    )
    return store.scope(state: \.[stack: place], action: action)
  }

  /// The store of the tabs that a place declares.
  public func tabs(
    at place: Waypoint = Waypoint()
  ) -> Store<TabNavigation<RouteScreen>.State, TabNavigation<RouteScreen>.Action> {
    let action = CasePath<Action, TabNavigation<RouteScreen>.Action>(
      embed: { .tabs($0, at: place) },
      extract: { action in
        guard case .tabs(let change, at: let other) = action, other == place else { return nil }
        return change
      }
    )
    return store.scope(state: \.[tabs: place], action: action)
  }

  /// The store of the modal over a place.
  public func modal(
    at place: Waypoint = Waypoint()
  ) -> Store<ModalNavigation<RouteScreen>.State, ModalNavigation<RouteScreen>.Action> {
    let action = CasePath<Action, ModalNavigation<RouteScreen>.Action>(
      embed: { .modal($0, at: place) },
      extract: { action in
        guard case .modal(let change, at: let other) = action, other == place else { return nil }
        return change
      }
    )
    return store.scope(state: \.[modal: place], action: action)
  }

  /// The store of a place's columns.
  public func split(
    at place: Waypoint = Waypoint()
  ) -> Store<SplitNavigation<RouteScreen>.State, SplitNavigation<RouteScreen>.Action> {
    let action = CasePath<Action, SplitNavigation<RouteScreen>.Action>(
      embed: { .split($0, at: place) },
      extract: { action in
        guard case .split(let change, at: let other) = action, other == place else { return nil }
        return change
      }
    )
    return store.scope(state: \.[split: place], action: action)
  }
}
