public import ComposableNavigation

/// The routes of all windows of an app, as paths: their state, their actions and their reducer.
///
/// Reach for it when places have names that people, links and other windows use. Pull it back into
/// a feature and send its actions, or those that a ``Waypoint`` makes.
///
/// ```swift
/// let routes = RouteNavigation()
/// var state = RouteNavigation.State()
/// _ = routes.reduce(into: &state, action: .navigate(to: "/notes/7"))
/// _ = routes.reduce(into: &state, action: .navigate(to: "../8"))
/// state[scene: "main"]?.route.path                    // /notes/8
/// ```
///
/// A route is completed when its screens are there. With a ``RouteMap`` that is known at once: what
/// no stop leads to is refused, and a missing default completes the path. Without one, and after
/// `beginRouting`, a host reports it, within ``Options/completionTimeout`` when there is a clock,
/// else the route goes to the ``Fallback``.
/// Places that declare tabs remember them: see ``RouteStop/tab(isInitial:)``. Back goes up one place:
/// see ``backAction(in:scene:)``.
/// A routing that cannot be done changes no scene, is kept as ``State/lastError``, and is refused.
/// The model is that of StevenLambion's SwiftDux Navigation, without views.
///
/// ## Laws
/// - a refused action changes no scene and has a reason
/// - without a map primary and detail routes, and scenes, do not touch each other
/// - redirects end
/// - up then forward is nothing
public struct RouteNavigation: Reducer {
  /// The place to which a route goes when nobody has reported its screens.
  public enum Fallback: Hashable, Sendable {
    /// The root.
    case root
    /// This place.
    case path(RoutePath)
    /// Nowhere: a primary route takes its scene away, as in SwiftDux Navigation; a detail route is
    /// reset.
    case clear
    /// Nowhere: it stays, with the error.
    case stay
  }

  /// The number of redirects that may follow each other.
  public static let redirectLimit = 32

  let map: RouteMap?
  let clock: (any Clock<Duration>)?
  let fallback: Fallback
  let routeGuard: RouteGuard
  let sceneInURL: RouteURL.ScenePlace
  let policy: RoutePolicy
  /// The object that tells its time-outs from those of other routes in the same feature; nil until
  /// it is resolved.
  private(set) var timerOwner: RouteTimerOwner?

  /// Makes the reducer.
  ///
  /// - Parameters:
  ///   - map: The places that there are; nil when a host decides by mounting screens.
  ///   - clock: The clock that measures the time-out; nil for none.
  ///   - fallback: Where a route goes whose screens nobody reported in time.
  ///   - routeGuard: The guard that decides before anything moves.
  ///   - sceneInURL: Where a URL names its scene.
  ///   - policy: Where a route ends that stops lead to only in part: nowhere, or as far as they lead,
  ///     one component at the least, with the mismatch as ``State/lastError`` and refused.
  public init(
    map: RouteMap? = nil,
    clock: (any Clock<Duration>)? = nil,
    fallback: Fallback = .root,
    guard routeGuard: RouteGuard = .open,
    sceneInURL: RouteURL.ScenePlace = .leading,
    policy: RoutePolicy = .strict
  ) {
    self.map = map
    self.clock = clock
    self.fallback = fallback
    self.routeGuard = routeGuard
    self.sceneInURL = sceneInURL
    self.policy = policy
  }

  /// Prepares the reducer for many actions, with time-outs that no other routes of the feature end.
  public func resolve() -> ResolvedReducer<State, Action> {
    var own = self
    own.timerOwner = RouteTimerOwner()
    return PlacedRoutes(routes: own).resolve()
  }

  /// Carries out an action, or keeps and reports why it cannot be.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    var next = state
    let rest: RouteMismatch?
    do {
      rest = try carryOut(action, on: &next)
    } catch {
      state.lastError = error
      return .report(.refusal(.because(error)))
    }
    rememberTabs(in: &next, since: state)
    let effect = timers(from: state, to: next, after: action)
    state = next
    guard let rest else { return effect }
    return effect.merge(with: .report(.refusal(.because(RouteError.unresolved(rest)))))
  }

  /// Carries out an action, and returns what keeps a route from being taken as a whole.
  func carryOut(
    _ action: Action,
    on state: inout State
  ) throws(RouteError) -> RouteMismatch? {
    switch action {
    case .navigate(let request):
      return try route(request, in: &state, completing: map != nil)
    case .beginRouting(let request):
      return try route(request, in: &state, completing: false, isBegin: true)
    case .open(let url, let animated):
      return try open(url, animated: animated, in: &state)
    case .goForward(let steps, let scene, let isDetail, let animated):
      return try goForward(steps, scene: scene, isDetail: isDetail, animated: animated, in: &state)
    case .toggle(let request, let isActive):
      return try toggle(request, isActive: isActive, in: &state)
    case .completeRouting(let scene, let isDetail):
      let index = try state.index(ofScene: scene)
      state.scenes[index][isDetail: isDetail].complete()
    case .reportShown(let primary, let detail, let scene):
      let index = try state.index(ofScene: scene)
      if state.scenes[index].route.path == primary { state.scenes[index].route.complete() }
      if state.scenes[index].detailRoute.path == detail {
        state.scenes[index].detailRoute.complete()
      }
    case .timeOut(let place):
      let index = try state.index(ofScene: place.scene)
      if state.scenes[index][isDetail: place.isDetail].isAwaited(at: place.path) {
        let (scene, isDetail) = (place.scene, place.isDetail)
        giveUp(
          place,
          .routeCompletionFailed(place.path, scene: scene, isDetail: isDetail),
          in: &state
        )
      }
    case .beginCaching(let path, let policy, let scene, let isDetail):
      let index = try state.index(ofScene: scene)
      let place = path.resolved(against: .root)
      guard place.contains(state.scenes[index][isDetail: isDetail].path) else {
        throw .notOnRoute(place)
      }
      state.scenes[index][isDetail: isDetail].beginCaching(place, policy: policy)
    case .stopCaching(let path, let scene, let isDetail):
      let index = try state.index(ofScene: scene)
      let place = path.resolved(against: .root)
      let count = state.scenes[index][isDetail: isDetail].caches.count
      state.scenes[index][isDetail: isDetail].caches.removeAll { $0.path == place }
      if state.scenes[index][isDetail: isDetail].caches.count == count {
        throw .nothingRemembered(place)
      }
    case .addScene(let scene):
      state.add(scene)
      verify([scene.name], in: &state)
    case .clearScene(let name):
      state.scenes.remove(at: try state.index(ofScene: name))
    case .resetRoute(let scene, let isDetail):
      let index = try state.index(ofScene: scene)
      state.scenes[index][isDetail: isDetail] = Route()
    case .verifyRoutes:
      verify(state.scenes.map(\.name), in: &state)
    case .setError(let error):
      state.lastError = error
    case .setOptions(let options):
      state.options = options
    }
    return nil
  }
}

/// Routes that know where they are.
private struct PlacedRoutes: Reducer {
  let routes: RouteNavigation

  func reduce(
    into state: inout RouteNavigation.State,
    action: RouteNavigation.Action
  ) -> Effect<RouteNavigation.Action> {
    routes.reduce(into: &state, action: action)
  }
}
