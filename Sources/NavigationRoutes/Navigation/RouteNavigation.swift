public import ComposableNavigation

/// The routes of all windows of an app, as paths: their state, actions and reducer.
///
/// Use it if places have names that users, links and other windows refer to. Pull it back into a
/// feature, and send its actions or those that a ``Waypoint`` creates.
///
/// ```swift
/// let routes = RouteNavigation()
/// var state = RouteNavigation.State()
/// _ = routes.reduce(into: &state, action: .navigate(to: "/notes/7"))
/// _ = routes.reduce(into: &state, action: .navigate(to: "../8"))
/// state[scene: "main"]?.route.path                    // /notes/8
/// ```
///
/// A route is completed when its screens are mounted. With a ``RouteMap``, it is completed at once:
/// a path without a stop is refused, and defaults complete the path. Without a map, and after
/// `beginRouting`, a host reports the screens. If there is a clock and the host does not report
/// within ``Options/completionTimeout``, the route goes to the ``Fallback``.
///
/// Places that declare tabs remember them: see ``RouteStop/tab(isInitial:)``. Back goes up one
/// place: see ``backAction(in:scene:)``. A navigation that cannot be carried out changes no scene,
/// is stored in ``State/lastError``, and is refused. The model is that of StevenLambion's SwiftDux
/// Navigation, without views.
///
/// ## Laws
/// - a refused action changes no scene and has a reason
/// - without a map primary and detail routes, and scenes, do not touch each other
/// - redirects end
/// - up then forward is nothing
public struct RouteNavigation: Reducer {
  /// The place of a route whose screens were not reported in time.
  public enum Fallback: Hashable, Sendable {
    /// The root.
    case root
    /// A path.
    case path(RoutePath)
    /// No place: removes the scene of a primary route, as SwiftDux Navigation does; resets a detail
    /// route.
    case clear
    /// No other place: the route does not change, and has the error.
    case stay
  }

  /// The maximum number of consecutive redirects.
  public static let redirectLimit = 32

  let map: RouteMap?
  let clock: (any Clock<Duration>)?
  let fallback: Fallback
  let routeGuard: RouteGuard
  let sceneInURL: RouteURL.ScenePlace
  let policy: RoutePolicy
  /// The object that distinguishes these time-outs from those of other routes in the same feature;
  /// nil until the reducer is resolved.
  private(set) var timerOwner: RouteTimerOwner?

  /// Creates the reducer.
  ///
  /// - Parameters:
  ///   - map: The map of all places; nil if a host decides by mounting screens.
  ///   - clock: The clock that measures the time-out; nil for none.
  ///   - fallback: The place of a route whose screens were not reported in time.
  ///   - routeGuard: The guard that is called before a route changes.
  ///   - sceneInURL: The part of a URL that names its scene.
  ///   - policy: The treatment of a path that stops lead to only in part: refuse it, or go as far
  ///     as stops lead, at least one component. In the latter case, the mismatch is in
  ///     ``State/lastError`` and is a refusal.
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

  /// Prepares the reducer for many actions, with time-outs separate from those of other routes.
  public func resolve() -> ResolvedReducer<State, Action> {
    var own = self
    own.timerOwner = RouteTimerOwner()
    return PlacedRoutes(routes: own).resolve().goingBack(by: self)
  }

  /// Carries out an action, or stores and reports its refusal.
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

  /// Carries out an action, and returns the mismatch if a route is taken only in part.
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
      if state.scenes[index][isDetail: place.isDetail].isPending(at: place.path) {
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
      dropDetailWithoutStop(in: &state.scenes[index])
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

/// Routes that know their location in the state.
private struct PlacedRoutes: Reducer {
  let routes: RouteNavigation

  func reduce(
    into state: inout RouteNavigation.State,
    action: RouteNavigation.Action
  ) -> Effect<RouteNavigation.Action> {
    routes.reduce(into: &state, action: action)
  }
}
