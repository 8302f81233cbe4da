import ComposableNavigation
import NavigationRoutes
import TestSupport

extension NastyRouteWorld {
  /// Runs a script and comes to rest.
  ///
  /// - Returns: What was wrong and where; nil for nothing.
  static func run(_ steps: [NastyRouteStep], rule: NastyRouteRule = .right) -> String? {
    let world = NastyRouteWorld(rule: rule)
    defer { world.close() }
    do {
      for (index, step) in steps.enumerated() {
        if let wrong = try world.take(step) ?? world.wrongNow { return "step \(index): \(wrong)" }
      }
    } catch {
      return "\(error)"
    }
    world.settle()
    return world.wrongAtRest().map { "at rest: \($0)" }
  }

  /// All that is held is answered, refusals are lifted by `ready`, and who is away comes back.
  func settle() {
    log.inside = []
    for _ in 0..<60 {
      log.beginStep()
      let before = log.commandCount
      var hasActed = false
      for place in shown where place.shape.host.isAway {
        place.shape.host.attach()
        hasActed = true
      }
      for host in shapes.map({ $0.host }) {
        (host.pace, host.refusals) = (.atOnce, 0)
        if host.owesAnswers {
          host.finish()
          hasActed = true
        }
        if host.hasRefused, host.canReport {
          host.ready()
          hasActed = true
        }
      }
      guard log.notes.isEmpty else { return }
      if !hasActed, log.commandCount == before { return }
    }
    log.note("the hosts do not come to rest")
  }

  /// Who is honest is told off for nothing; nobody is asked what may not be asked.
  var wrongNow: String? {
    log.notes.first ?? issues.first.map { "an issue, though all hosts are honest: \($0)" }
  }

  /// Laws 13, 15 and 37 for routes: hosts show what the projections say, and in front of all the
  /// place that the route ends at; what a person took away stays away.
  func wrongAtRest() -> String? {
    if let wrongNow { return wrongNow }
    for (shape, isInFront) in shown {
      if let wrong = shape.wrongShowing(isInFront: isInFront) {
        return "\(shape.place.path) \(shape.kind): \(wrong)"
      }
    }
    let path = "\(route.path)"
    // From the path alone, whatever the projections say.
    let front = front.last?.host.frontViews.last?.title ?? "nothing"
    if front != path { return "shows \(front) in front, the route is at \(path)" }
    if let back = takenAway.first(where: { path == $0 || path.hasPrefix("\($0)/") }) {
      return "a person took \(back) away, and the route is at \(path)"
    }
    noteRest()
    return wrongCompletion()
  }

  /// What is shown is reported: a route that waited for it is completed, exactly once.
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
