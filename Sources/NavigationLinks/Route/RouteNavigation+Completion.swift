import ComposableNavigation

extension RouteNavigation {
  /// Gives up waiting for the screens of a place.
  func fail(_ place: RoutePlace, in state: inout State) {
    guard let index = state.scenes.firstIndex(where: { $0.name == place.scene }) else { return }
    state.lastError = .routeCompletionFailed(
      place.path,
      scene: place.scene,
      isDetail: place.isDetail
    )
    switch fallback {
    case .root: state.scenes[index][isDetail: place.isDetail].end(at: .root)
    case .path(let path):
      state.scenes[index][isDetail: place.isDetail].end(at: path.resolved(against: .root))
    case .clear where place.isDetail: state.scenes[index].detailRoute = Route()
    case .clear: state.scenes.remove(at: index)
    case .stay: state.scenes[index][isDetail: place.isDetail].complete()
    }
  }

  /// Waits for the screens of routes that have begun, and no longer for those that are there.
  func timers(from old: State, to new: State, verifying: Bool) -> Effect<Action> {
    guard let clock else { return .none }
    let (was, waits) = (awaited(in: old), awaited(in: new))
    let timeout = new.options.completionTimeout
    return .merge(
      was.subtracting(waits).sorted().map { .cancel(id: $0.timer) }
        + waits.subtracting(verifying ? [] : was).sorted().map { wait in
          .run { send in
            try await clock.sleep(for: timeout)
            await send(.timeOut(wait.place))
          }
          .cancellable(id: wait.timer, cancelInFlight: true)
        }
    )
  }

  private func awaited(in state: State) -> Set<AwaitedRoute> {
    var awaited: Set<AwaitedRoute> = []
    for scene in state.scenes {
      for isDetail in [false, true] where scene[isDetail: isDetail].isAwaited {
        awaited.insert(
          AwaitedRoute(
            place: RoutePlace(
              scene: scene.name,
              path: scene[isDetail: isDetail].path,
              isDetail: isDetail
            )
          )
        )
      }
    }
    return awaited
  }
}

/// A route whose screens have not been reported.
private struct AwaitedRoute: Hashable, Comparable {
  let place: RoutePlace

  /// The name of its timer: one for each route.
  var timer: String { "\(place.isDetail ? "detail" : "primary") of \(place.scene)" }

  static func < (lhs: AwaitedRoute, rhs: AwaitedRoute) -> Bool { lhs.timer < rhs.timer }
}

extension Route {
  /// Whether somebody has to report its screens; the root is always there.
  var isAwaited: Bool { !isCompleted && !path.isRoot }

  func isAwaited(at place: RoutePath) -> Bool { isAwaited && path == place }

  /// The screens are there, and the animation over.
  mutating func complete() {
    isCompleted = true
    isAnimated = false
  }

  /// Goes where screens are known to be.
  mutating func end(at place: RoutePath) {
    move(to: place)
    complete()
  }
}
