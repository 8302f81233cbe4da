public import ComposableNavigation

/// Routes together with the states of their places: one state, one action type, one reducer.
///
/// Use it to show routes with handlers. It combines a ``RouteNavigation`` with a
/// ``RouteProjection`` of each place: the states of stacks, tabs, modals and splits are computed,
/// their actions change the routes, and the collapsed states of splits are stored.
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
/// - an action on a shape of a place leads to the route that shows the rest
/// - an action that a shape refuses is refused, with the shape's reason
public struct RoutedNavigation<Places: RouteMapped>: Reducer {
  private let navigation: RouteNavigation

  /// Creates the reducer, with the map of its places; see ``RouteNavigation``.
  ///
  /// - Parameters:
  ///   - clock: The clock that measures the time-out; nil for none.
  ///   - fallback: The place of a route whose screens were not reported in time.
  ///   - routeGuard: The guard that is called before a route changes.
  ///   - sceneInURL: The part of a URL that names its scene.
  ///   - policy: The treatment of a path that stops lead to only in part.
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

  /// The routes, and the reducer that converts the shapes' actions to theirs.
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
      if refusal == nil { state.keepColumns(of: action, at: place) }
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

extension RoutedNavigation: ForwardNavigable {
  /// Returns the forward action of the scene `main`; see
  /// ``RouteNavigation/forwardAction(in:scene:)``.
  public func forwardAction(in state: State) -> Action? {
    navigation.forwardAction(in: state.routes).map { .routes($0) }
  }
}
