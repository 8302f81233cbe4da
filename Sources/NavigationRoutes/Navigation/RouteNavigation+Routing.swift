import ComposableNavigation

extension RouteNavigation {
  /// Moves a route to the place of a request, if the map and the guard allow it.
  ///
  /// - Returns: The mismatch at which the route stops if stops lead to only a part of the path.
  func route(
    _ request: RouteRequest,
    in state: inout State,
    completing: Bool,
    isBegin: Bool = false,
    remembering: Bool = true
  ) throws(RouteError) -> RouteMismatch? {
    let index = try state.index(ofScene: request.scene)
    let current = state.scenes[index][isDetail: request.isDetail].path
    let base = (request.base ?? current).resolved(against: .root)
    let target = try read(request.path).resolved(against: base)
    if request.skipIfAncestor, target.contains(current) {
      // The open route is already at the target or below it: no screens are awaited.
      if !isBegin { state.scenes[index][isDetail: request.isDetail].complete() }
      return nil
    }
    let end = try destination(of: target, for: request, in: state, remembering: remembering)
    state.lastError = end.rest.map { .unresolved($0) }
    state.scenes[index][isDetail: request.isDetail]
      .move(to: end.path, keeping: state.options.history)
    state.scenes[index][isDetail: request.isDetail].isAnimated =
      request.isAnimated && state.options.isAnimationEnabled && !end.isRemembered
    // After `beginRouting`, the route is not completed, even if the previous one was.
    if completing || isBegin {
      state.scenes[index][isDetail: request.isDetail].isCompleted = completing
    }
    if !request.isDetail { dropDetailWithoutStop(in: &state.scenes[index]) }
    return end.rest
  }

  /// Removes a detail route whose stop was declared by a place that the primary route has left.
  func dropDetailWithoutStop(in scene: inout RouteScene) {
    let path = scene.detailRoute.path
    // The root is a placeholder beside every place, so resolving it again would change nothing.
    if path.isRoot { return }
    if (try? completed(path, isDetail: true, in: scene)) == nil { scene.detailRoute = Route() }
  }

  struct Destination {
    var path: RoutePath
    var isRemembered: Bool
    var rest: RouteMismatch?
  }

  /// Returns the place at which a route would end, with remembered places and the guard's decision.
  func destination(
    of target: RoutePath,
    for request: RouteRequest,
    in state: State,
    remembering: Bool = true
  ) throws(RouteError) -> Destination {
    let scene = state.scenes[try state.index(ofScene: request.scene)]
    let route = scene[isDetail: request.isDetail]
    var target = target
    var seen: [RoutePath] = []
    while true {
      let reached = try reached(target, isDetail: request.isDetail, in: scene)
      target = reached.path
      let remembered = (remembering ? route.remembered(target) : nil).flatMap {
        try? completed($0, isDetail: request.isDetail, in: scene)
      }
      let end = Destination(
        path: remembered ?? target,
        isRemembered: remembered != nil,
        rest: reached.rest
      )
      if seen.contains(end.path) || seen.count > Self.redirectLimit {
        throw .endlessRedirect(seen + [end.path])
      }
      seen.append(end.path)
      // The guard cannot prevent back.
      if request.cause == .user, end.path.contains(route.path) { return end }
      let place = Waypoint(scene: request.scene, path: end.path, isDetail: request.isDetail)
      switch routeGuard.decide(place, state) {
      case .allow: return end
      case .refuse(let reason): throw .refused(end.path, reason: reason)
      case .redirect(let text): target = try read(text).resolved(against: route.path)
      }
    }
  }

  /// Returns a path with its defaults; with ``RoutePolicy/prefix``, the part that stops lead to.
  private func reached(
    _ path: RoutePath,
    isDetail: Bool,
    in scene: RouteScene
  ) throws(RouteError) -> (path: RoutePath, rest: RouteMismatch?) {
    do {
      return (try completed(path, isDetail: isDetail, in: scene), nil)
    } catch {
      guard policy == .prefix, case .unresolved(let mismatch) = error else { throw error }
      // Without any matching component, refuse: the root would be a different place than requested.
      var count = min(mismatch.position, path.depth - 1)
      while count > 0 {
        if let end = try? completed(path.prefix(count), isDetail: isDetail, in: scene) {
          return (end, mismatch)
        }
        count -= 1
      }
      throw error
    }
  }

  /// Opens both routes of a URL, or neither.
  func open(
    _ url: String,
    animated: Bool,
    in state: inout State
  ) throws(RouteError) -> RouteMismatch? {
    let parts: RouteURL
    do {
      parts = try RouteURL(url, scene: sceneInURL)
    } catch {
      throw .unreadable(url, error)
    }
    var request = RouteRequest(
      to: parts.path.description,
      scene: parts.scene,
      animated: animated
    )
    let rest = try route(request, in: &state, completing: map != nil)
    guard let detail = parts.detail else { return rest }
    request.path = detail.description
    request.isDetail = true
    let restOfDetail = try route(request, in: &state, completing: map != nil)
    let first = rest ?? restOfDetail
    state.lastError = first.map { .unresolved($0) }
    return first
  }

  /// Goes to a place, or up from it.
  func toggle(
    _ request: RouteRequest,
    isActive: Bool,
    in state: inout State
  ) throws(RouteError) -> RouteMismatch? {
    if isActive { return try route(request, in: &state, completing: map != nil) }
    let index = try state.index(ofScene: request.scene)
    let current = state.scenes[index][isDetail: request.isDetail].path
    let base = (request.base ?? current).resolved(against: .root)
    guard try read(request.path).resolved(against: base) == current else { return nil }
    var up = request
    (up.path, up.base, up.skipIfAncestor) = ("..", nil, false)
    return try route(up, in: &state, completing: map != nil)
  }

  private func read(_ text: String) throws(RouteError) -> RoutePath {
    do {
      return try RoutePath(text)
    } catch {
      throw .unreadable(text, error)
    }
  }
}
