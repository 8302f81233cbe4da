public import ComposableNavigation

/// Routes together with the states of their places: one state, one action type, one reducer.
///
/// Reach for it to show routes with the handlers. It joins a ``RouteNavigation`` with a
/// ``RouteProjection`` of each place: states of stacks, tabs, modals and splits are computed, what is
/// done to them is done to the routes, and which splits are collapsed is kept.
///
/// ```swift
/// struct App: Reducer {
///   enum Places: RouteMapped {
///     static let map = RouteMap { RouteStop("hello", parameter: "name", as: String.self) }
///   }
///   struct State { var places = RoutedNavigation<Places>.State() }
///   enum Action { case places(RoutedNavigation<Places>.Action) }
///
///   var body: some Reducer<State, Action> {
///     RoutedNavigation<Places>().pullback(state: \.places, action: /Action.places)
///   }
/// }
/// // store.send(.places(.routes(.navigate(to: "/hello/Ada"))))
/// // store.state.places[stack: Waypoint()].items             // the root, and /hello/Ada
/// ```
///
/// ``RoutedStores`` has a store of each shape for its handler.
///
/// ## Laws
/// - what is done to a shape of a place leads to the route that shows what is left
/// - what a shape refuses is refused, with the shape's reason
public struct RoutedNavigation<Places: RouteMapped>: Reducer {
  private let navigation: RouteNavigation

  /// Makes the reducer, with the map of its places; see ``RouteNavigation``.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the time-out; nil for none.
  ///   - fallback: Where a route goes whose screens nobody reported in time.
  ///   - routeGuard: The guard that decides before anything moves.
  ///   - sceneInURL: Where a URL names its scene.
  ///   - policy: Where a route ends that stops lead to only in part.
  public init(
    clock: (any Clock<Duration>)? = nil,
    fallback: RouteNavigation.Fallback = .root,
    guard routeGuard: RouteGuard = .open,
    sceneInURL: RouteURL.ScenePlace = .leading,
    policy: RoutePolicy = .strict
  ) {
    navigation = RouteNavigation(
      map: Places.map,
      clock: clock,
      fallback: fallback,
      guard: routeGuard,
      sceneInURL: sceneInURL,
      policy: policy
    )
  }

  /// The routes, and what turns the shapes' actions into theirs.
  public var body: some Reducer<State, Action> {
    navigation.pullback(state: \State.routes, action: Self.routes)
    Reduce<State, Action> { state, action in Self.reduceShapes(of: &state, action) }
  }

  private static var routes: CasePath<Action, RouteNavigation.Action> {
    CasePath(
      embed: { .routes($0) },
      extract: { if case .routes(let action) = $0 { action } else { nil } }
    )
  }

  private static func reduceShapes(of state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .routes:
      state.forgetColumns()
      return .none
    case .stack(let action, at: let place):
      let shown = state.projection(at: place)
      let refusal = StackNavigation<RouteScreen>.refusalWithoutMarks(of: action, in: shown.stack)
      return effect(refusal, shown.actions(for: action))
    case .tabs(let action, at: let place):
      let shown = state.projection(at: place)
      let refusal = TabNavigation<RouteScreen>.refusal(of: action, in: shown.tabs)
      return effect(refusal, shown.actions(for: action))
    case .modal(let action, at: let place):
      let shown = state.projection(at: place)
      let refusal = ModalNavigation<RouteScreen>.refusal(of: action, in: shown.modal)
      return effect(refusal, shown.actions(for: action))
    case .split(let action, at: let place):
      let refusal = SplitNavigation<RouteScreen>.refusalWithoutMarks(
        of: action,
        in: state[split: place]
      )
      let isCollapsed = state.isCollapsed(at: place)
      let shown = RouteSplit(Places.map, of: place, in: state.routes)
      state.keepColumns(of: action, at: place)
      return effect(refusal, shown.actions(for: action, isCollapsed: isCollapsed))
    }
  }

  private static func effect(
    _ refusal: Refusal?,
    _ actions: [RouteNavigation.Action]
  ) -> Effect<Action> {
    if let refusal { return .report(.refusal(refusal)) }
    return .merge(actions.map { .send(.routes($0)) })
  }
}

extension RoutedNavigation: BackNavigable {
  /// Goes up one place, as ``RouteNavigation/backAction(in:scene:)`` does in the scene `main`.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the state, of the path and of the map.
  public func backAction(in state: State) -> Action? {
    navigation.backAction(in: state.routes).map { .routes($0) }
  }
}

extension RoutedNavigation: ForwardNavigable {
  /// Goes forward one place, as ``RouteNavigation/forwardAction(in:scene:)`` does in the scene
  /// `main`.
  public func forwardAction(in state: State) -> Action? {
    navigation.forwardAction(in: state.routes).map { .routes($0) }
  }
}
