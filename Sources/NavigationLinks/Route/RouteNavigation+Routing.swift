import ComposableNavigation

extension RouteNavigation {
  /// Takes a route where a request says, past the map and the guard.
  func route(
    _ request: RouteRequest,
    in state: inout State,
    completing: Bool,
    isBegin: Bool = false
  ) throws(RouteError) {
    let index = try state.index(ofScene: request.scene)
    let current = state.scenes[index][isDetail: request.isDetail].path
    let base = (request.base ?? current).resolved(against: .root)
    let target = try read(request.path).resolved(against: base)
    if request.skipIfAncestor, target.contains(current) {
      // What is open is where it was to go: nobody is waited for.
      if !isBegin { state.scenes[index][isDetail: request.isDetail].complete() }
      return
    }
    let end = try destination(of: target, for: request, in: state)
    state.lastError = nil
    state.scenes[index][isDetail: request.isDetail].move(to: end.path)
    state.scenes[index][isDetail: request.isDetail].isAnimated =
      request.isAnimated && state.options.isAnimationEnabled && !end.isRemembered
    // What begins is not completed, also where one is already.
    if completing || isBegin {
      state.scenes[index][isDetail: request.isDetail].isCompleted = completing
    }
    if !request.isDetail { dropDetailWithoutStop(in: &state.scenes[index]) }
  }

  /// A detail route whose stop was declared by a place that has been left is no more.
  private func dropDetailWithoutStop(in scene: inout RouteScene) {
    let path = scene.detailRoute.path
    if (try? completed(path, isDetail: true, in: scene)) == nil { scene.detailRoute = Route() }
  }

  struct Destination {
    var path: RoutePath
    var isRemembered: Bool
  }

  /// Where a route really ends: what places remember, and what the guard says.
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
      target = try completed(target, isDetail: request.isDetail, in: scene)
      let remembered = (remembering ? route.remembered(target) : nil).flatMap {
        try? completed($0, isDetail: request.isDetail, in: scene)
      }
      let end = Destination(path: remembered ?? target, isRemembered: remembered != nil)
      if seen.contains(end.path) || seen.count > Self.redirectLimit {
        throw .endlessRedirect(seen + [end.path])
      }
      seen.append(end.path)
      // No guard undoes a back.
      if request.cause == .user, end.path.contains(route.path) { return end }
      let place = RoutePlace(scene: request.scene, path: end.path, isDetail: request.isDetail)
      switch routeGuard.decide(place, state) {
      case .allow: return end
      case .refuse(let reason): throw .refused(end.path, reason: reason)
      case .redirect(let text): target = try read(text).resolved(against: route.path)
      }
    }
  }

  /// Opens both routes of a URL, or neither.
  func open(_ url: String, animated: Bool, in state: inout State) throws(RouteError) {
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
    try route(request, in: &state, completing: map != nil)
    guard let detail = parts.detail else { return }
    request.path = detail.description
    request.isDetail = true
    try route(request, in: &state, completing: map != nil)
  }

  /// Goes to a place, or up from it.
  func toggle(
    _ request: RouteRequest,
    isActive: Bool,
    in state: inout State
  ) throws(RouteError) {
    if isActive { return try route(request, in: &state, completing: map != nil) }
    let index = try state.index(ofScene: request.scene)
    let current = state.scenes[index][isDetail: request.isDetail].path
    let base = (request.base ?? current).resolved(against: .root)
    guard try read(request.path).resolved(against: base) == current else { return }
    var up = request
    (up.path, up.base, up.skipIfAncestor) = ("..", nil, false)
    try route(up, in: &state, completing: map != nil)
  }

  private func read(_ text: String) throws(RouteError) -> RoutePath {
    do {
      return try RoutePath(text)
    } catch {
      throw .unreadable(text, error)
    }
  }
}
