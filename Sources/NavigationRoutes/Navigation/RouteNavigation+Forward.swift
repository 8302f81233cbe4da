public import ComposableNavigation

extension RouteNavigation {
  /// Takes a route forward to a place that it went up from, if the map and the guard allow it.
  ///
  /// If the guard redirects, the forward history is cleared.
  func goForward(
    _ steps: ForwardSteps,
    scene: String,
    isDetail: Bool,
    animated: Bool,
    in state: inout State
  ) throws(RouteError) -> RouteMismatch? {
    let index = try state.index(ofScene: scene)
    let places = state.scenes[index][isDetail: isDetail].ahead
    guard steps.refusal(there: places.count) == nil else {
      throw .notAhead(steps, there: places.count)
    }
    let count = steps.count(of: places.count)
    guard count > 0 else { return nil }
    let place = places[places.count - count]
    let request = RouteRequest(
      to: place.description,
      scene: scene,
      isDetail: isDetail,
      animated: animated
    )
    let rest = try route(request, in: &state, completing: map != nil, remembering: false)
    if state.scenes[index][isDetail: isDetail].path == place {
      state.scenes[index][isDetail: isDetail].ahead = Array(places.dropLast(count))
    }
    return rest
  }
}

extension RouteNavigation: ForwardNavigable {
  /// Returns the action that goes forward one place in the scene `main`; see
  /// ``forwardAction(in:scene:)``.
  public func forwardAction(in state: State) -> Action? {
    forwardAction(in: state, scene: RouteScene.defaultName)
  }

  /// Returns the action that goes forward one place in a scene, in its primary route before its
  /// detail one: the reverse order of back.
  ///
  /// ```swift
  /// // from /notes/7 back to /notes: forward goes to /notes/7
  /// if let action = routes.forwardAction(in: state, scene: "main") { store.send(action) }
  /// ```
  ///
  /// The guard is called, as for every change except back.
  ///
  /// - Parameters:
  ///   - state: The routes.
  ///   - name: The scene.
  /// - Returns: The action; nil if both forward histories are empty, or if there is no such scene.
  /// - Complexity: O(*n*), where *n* is the number of scenes.
  public func forwardAction(in state: State, scene name: String) -> Action? {
    guard let scene = state[scene: name] else { return nil }
    let ahead = [false, true].first { !scene[isDetail: $0].ahead.isEmpty }
    return ahead.map { .goForward(.exactly(1), scene: name, isDetail: $0) }
  }
}
