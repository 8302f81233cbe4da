import ComposableNavigation
import NavigationRoutes
import TestSupport

extension NastyRouteWorld {
  /// Runs a script and comes to rest twice: with the living hosts, and with new hosts in place of
  /// dead ones.
  ///
  /// - Returns: The fault with its step, or nil.
  static func run(
    _ steps: [NastyRouteStep],
    rule: NastyRouteRule = .right,
    laneRules: LaneRules = .all
  ) async -> String? {
    let world = NastyRouteWorld(rule: rule, laneRules: laneRules)
    defer { world.close() }
    do {
      for (index, step) in steps.enumerated() {
        let wrong = try world.take(step)
        await world.letGo()
        if let wrong = wrong ?? world.wrongNow { return "step \(index): \(wrong)" }
      }
    } catch {
      return "\(error)"
    }
    world.settle(reviving: false)
    if let wrong = world.wrongAtRest() { return "at rest: \(wrong)" }
    world.settle(reviving: true)
    return world.wrongAtRest().map { "at rest, all hosts there: \($0)" }
  }

  /// Acknowledges all commands, ends gestures, lifts refusals by `ready`, attaches detached hosts
  /// and, if `reviving`, replaces dead ones.
  func settle(reviving: Bool) {
    log.settle {
      shapes.compactMap { $0.host }
    } waking: {
      var hasActed = false
      for shape in shown.map(\.container) {
        if let host = shape.host {
          guard host.isAway else { continue }
          host.attach()
        } else {
          guard reviving else { continue }
          shape.setUp()
        }
        hasActed = true
      }
      return hasActed
    }
  }

  var wrongNow: String? { log.wrong(with: issues) }

  /// Laws 13, 15 and 37 for routes: hosts show the projections, with the end of the route in front,
  /// and pages that the user removed do not return.
  func wrongAtRest() -> String? {
    if let wrongNow { return wrongNow }
    let shown = shown
    for place in shown {
      if let wrong = place.container.wrongShowing(isInFront: place.isInFront) {
        return "\(place.container.name): \(wrong)"
      }
    }
    let path = "\(route.path)"
    // From the path alone, not from the projections. Content of a dead host is not shown.
    let front = front.last?.host?.frontViews.last?.title ?? "nothing"
    if front != path, shown.allSatisfy({ $0.container.host != nil }) {
      return "shows \(front) in front, the route is at \(path)"
    }
    if let back = takenAway.first(where: { path == $0 || path.hasPrefix("\($0)/") }) {
      return "the user took \(back) away, and the route is at \(path)"
    }
    noteRest()
    return wrongCompletion()
  }

  /// Reports the shown place: a route that waited for it is completed exactly once.
  private func wrongCompletion() -> String? {
    let (before, wasCompleted, path) = (completions, route.isCompleted, route.path)
    for _ in 0..<2 {
      store.send(.places(.routes(.reportShown(primary: path, detail: nil))))
      if route.path != path { return "a report took the route from \(path) to \(route.path)" }
      if !route.isCompleted { return "\(path) is shown, and not completed" }
      if completions - before != (wasCompleted ? 0 : 1) {
        return "\(path) was completed \(completions - before) times"
      }
    }
    return wrongNow
  }
}
