import ComposableNavigation

extension RouteNavigation {
  /// Gives up a place without screens, and goes to the fallback.
  func giveUp(_ place: Waypoint, _ error: RouteError, in state: inout State) {
    guard let index = state.scenes.firstIndex(where: { $0.name == place.scene }) else { return }
    state.lastError = error
    let now = state
    func end(at path: RoutePath) -> RoutePath {
      let path = path.resolved(against: .root)
      return (try? admitted(path, of: place, in: now)) ?? .root
    }
    switch fallback {
    case .root: state.scenes[index][isDetail: place.isDetail].end(at: end(at: .root))
    case .path(let path): state.scenes[index][isDetail: place.isDetail].end(at: end(at: path))
    case .clear where place.isDetail: state.scenes[index].detailRoute = Route()
    case .clear:
      state.scenes.remove(at: index)
      return
    // There is no allowed place at which the route could stay.
    case .stay where error.isOfGuard:
      state.scenes[index][isDetail: place.isDetail].end(at: end(at: .root))
    case .stay: state.scenes[index][isDetail: place.isDetail].complete()
    }
    if !place.isDetail { dropDetailWithoutStop(in: &state.scenes[index]) }
  }

  /// Completes the routes that stops lead to and the guard allows, and gives up the others.
  ///
  /// Without a map, hosts complete them.
  func verify(_ names: [String], in state: inout State) {
    for name in names {
      for isDetail in [false, true] {
        guard let index = state.scenes.firstIndex(where: { $0.name == name }) else { continue }
        let path = state.scenes[index][isDetail: isDetail].path
        let place = Waypoint(scene: name, path: path, isDetail: isDetail)
        do {
          let end = try admitted(path, of: place, in: state)
          if map != nil {
            state.scenes[index][isDetail: isDetail].end(at: end)
          } else if end != path {
            state.scenes[index][isDetail: isDetail].move(to: end)
          }
        } catch {
          giveUp(place, error, in: &state)
        }
      }
    }
  }

  /// Returns a path at which a route may be without a request: completed, and allowed by the guard.
  ///
  /// The guard is not called for a root without an index, which is the state before any navigation.
  private func admitted(
    _ path: RoutePath,
    of place: Waypoint,
    in state: State
  ) throws(RouteError) -> RoutePath {
    let scene = state.scenes[try state.index(ofScene: place.scene)]
    let end = try completed(path, isDetail: place.isDetail, in: scene)
    if end.isRoot { return end }
    let request = RouteRequest(
      to: end.description,
      scene: place.scene,
      isDetail: place.isDetail
    )
    return try destination(of: end, for: request, in: state, remembering: false).path
  }

  /// Returns a path completed by the map's defaults.
  func completed(
    _ path: RoutePath,
    isDetail: Bool,
    in scene: RouteScene
  ) throws(RouteError) -> RoutePath {
    guard let map else { return path }
    do {
      return isDetail
        ? try map.resolve(detail: path, beside: scene.route.path).path : try map.resolve(path).path
    } catch {
      throw .unresolved(error)
    }
  }

  /// Starts time-outs for routes that now wait for their screens, or wait again, and cancels those
  /// of routes that no longer wait.
  func timers(from old: State, to new: State, after action: Action) -> Effect<Action> {
    guard let clock else { return .none }
    let (was, waits) = (pendingRoutes(in: old), pendingRoutes(in: new))
    let begun = waits.filter { !was.contains($0) || beginsWait(action, for: $0.place) }
    let timeout = new.options.completionTimeout
    return .merge(
      was.subtracting(waits).sorted().map { .cancel(id: timer(of: $0)) }
        + begun.sorted().map { wait in
          .run { send in
            try await clock.sleep(for: timeout)
            await send(.timeOut(wait.place))
          }
          .cancellable(id: timer(of: wait), cancelInFlight: true)
        }
    )
  }

  /// Returns a Boolean value that indicates whether an accepted action starts the time-out of a
  /// place again, even if it was already pending.
  private func beginsWait(_ action: Action, for place: Waypoint) -> Bool {
    switch action {
    case .verifyRoutes: return true
    case .navigate(let request), .beginRouting(let request), .toggle(let request, isActive: true):
      // A request that skips does not change a route that is already at the place.
      return request.scene == place.scene && request.isDetail == place.isDetail
        && !request.skipIfAncestor
    case .open(let url, _):
      guard let parts = try? RouteURL(url, scene: sceneInURL) else { return false }
      return parts.scene == place.scene && (!place.isDetail || parts.detail != nil)
    default: return false
    }
  }

  private func timer(of route: PendingRoute) -> RouteTimer {
    RouteTimer(route: route.name, owner: timerOwner.map { ObjectIdentifier($0) })
  }

  private func pendingRoutes(in state: State) -> Set<PendingRoute> {
    var pending: Set<PendingRoute> = []
    for scene in state.scenes {
      for isDetail in [false, true] where scene[isDetail: isDetail].isPending {
        pending.insert(
          PendingRoute(
            place: Waypoint(
              scene: scene.name,
              path: scene[isDetail: isDetail].path,
              isDetail: isDetail
            )
          )
        )
      }
    }
    return pending
  }
}

/// A route whose screens are not reported yet.
private struct PendingRoute: Hashable, Comparable {
  let place: Waypoint

  /// The name of the route, which has one timer.
  var name: String { "\(place.isDetail ? "detail" : "primary") of \(place.scene)" }

  static func < (lhs: PendingRoute, rhs: PendingRoute) -> Bool { lhs.name < rhs.name }
}

/// Distinguishes the routes of one `RouteNavigation` in a feature from those of another.
final class RouteTimerOwner: Sendable {}

/// The name of a route's timer.
private struct RouteTimer: Hashable, Sendable {
  let route: String
  let owner: ObjectIdentifier?
}

extension RouteTimer: CustomStringConvertible {
  /// The route, for a description of running effects.
  var description: String { route }
}

extension Route {
  /// A Boolean value that indicates whether a host must report the screens; false at the root.
  var isPending: Bool { !isCompleted && !path.isRoot }

  func isPending(at place: RoutePath) -> Bool { isPending && path == place }

  /// Completes the routing: the screens are mounted, and the animation is over.
  mutating func complete() {
    isCompleted = true
    isAnimated = false
  }

  /// Goes to a place whose screens are known to be mounted.
  mutating func end(at place: RoutePath) {
    move(to: place)
    complete()
  }
}
