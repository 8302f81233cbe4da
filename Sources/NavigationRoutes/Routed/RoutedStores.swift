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
    store.scope(state: \.[stack: place], action: actions(/Action.stack, at: place))
  }

  /// Returns the store of the tabs that a place declares.
  public func tabs(
    at place: Waypoint = Waypoint()
  ) -> Store<TabNavigation<RouteScreen>.State, TabNavigation<RouteScreen>.Action> {
    store.scope(state: \.[tabs: place], action: actions(/Action.tabs, at: place))
  }

  /// Returns the store of the modal over a place.
  public func modal(
    at place: Waypoint = Waypoint()
  ) -> Store<ModalNavigation<RouteScreen>.State, ModalNavigation<RouteScreen>.Action> {
    store.scope(state: \.[modal: place], action: actions(/Action.modal, at: place))
  }

  /// Returns the store of a place's columns.
  public func split(
    at place: Waypoint = Waypoint()
  ) -> Store<SplitNavigation<RouteScreen>.State, SplitNavigation<RouteScreen>.Action> {
    store.scope(state: \.[split: place], action: actions(/Action.split, at: place))
  }

  /// Returns the case path to the actions of one place.
  private func actions<Change>(
    _ path: CasePath<Action, (Change, Waypoint)>,
    at place: Waypoint
  ) -> CasePath<Action, Change> {
    CasePath(
      embed: { path.embed(($0, place)) },
      extract: { action in
        path.extract(action).flatMap { change, other in other == place ? change : nil }
      }
    )
  }
}
