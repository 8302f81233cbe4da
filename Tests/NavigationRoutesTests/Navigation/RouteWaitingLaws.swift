import ComposableNavigation
import NavigationRoutes
import Testing
import TestSupport

import NavigationTesting

private enum Step: CaseIterable, Sendable {
  case begin, beginElsewhere, navigate, open, toggle, verify, detail, complete, wait
}

/// Every script of a few navigations and waits: a route is given up when its time-out has passed
/// since the last request, and not before.
@Suite @MainActor struct RouteWaitingLaws {
  /// The time at which a pending route is given up; nil if none is pending.
  private struct Model {
    var now = 0
    var path = RoutePath.root
    var deadline: Int?
    var detailDeadline: Int?

    /// Takes a step.
    ///
    /// Without `renews`, a repeated wait does not restart the time-out, which is a known wrong
    /// rule.
    mutating func take(_ step: Step, renews: Bool) {
      func begin(at path: RoutePath, verifying: Bool = false) {
        if renews || verifying || deadline == nil || path != self.path { deadline = now + 10 }
        self.path = path
      }
      switch step {
      case .begin, .navigate, .open, .toggle: begin(at: "/x")
      case .beginElsewhere: begin(at: "/y")
      case .verify:
        if deadline != nil { begin(at: path, verifying: true) }
        if detailDeadline != nil { detailDeadline = now + 10 }
      case .detail: if renews || detailDeadline == nil { detailDeadline = now + 10 }
      case .complete: deadline = nil
      case .wait:
        now += 4
        if let deadline, deadline <= now { (self.deadline, path) = (nil, .root) }
        if let detailDeadline, detailDeadline <= now { self.detailDeadline = nil }
      }
    }
  }

  private func run(_ script: [Step], renews: Bool) async -> Bool {
    let clock = TestClock()
    let store = Store(initialState: RouteNavigation.State()) { RouteNavigation(clock: clock) }
    // The clock waits for effects that run here; on the global pool, a busy machine delays them.
    store.launchEffects(by: EffectExecutor().launcher) { _ in }
    store.onRefusal = nil
    var (model, isRight) = (Model(), true)
    for step in script {
      // Navigating to a completed route at its place finds its screens shown already.
      let isThere = store.state.route(inScene: "main").map { $0.isCompleted && $0.path == "/x" }
      if isThere == true, [.navigate, .open, .toggle].contains(step) { continue }
      switch step {
      case .begin: store.send(.beginRouting(to: "/x"))
      case .beginElsewhere: store.send(.beginRouting(to: "/y"))
      case .navigate: store.send(.navigate(to: "/x"))
      case .open: store.send(.open(url: "/main/x"))
      case .toggle: store.send(.toggle(RouteRequest(to: "/x"), isActive: true))
      case .verify: store.send(.verifyRoutes)
      case .detail: store.send(.beginRouting(to: "/d", isDetail: true))
      case .complete: store.send(.completeRouting())
      case .wait: await clock.advance(by: .seconds(0.4))
      }
      model.take(step, renews: renews)
      let path = store.state.route(inScene: "main")?.path
      let detail = store.state.route(inScene: "main", isDetail: true)?.isCompleted
      isRight = isRight && path == model.path
      if model.detailDeadline != nil { isRight = isRight && detail == false }
    }
    return isRight
  }

  private func scripts(_ length: Int) -> [[Step]] {
    (0..<length).reduce([[]]) { scripts, _ in
      scripts.flatMap { script in Step.allCases.map { script + [$0] } }
    }
  }

  @Test func `a route is given up when its time-out has passed since it was last asked for`() async
  {
    var search = ToySearch("scripts of routings and waits")
    for middle in scripts(2) {
      for last in scripts(1) {
        let script = [.begin, .wait] + middle + [.wait] + last + [.wait]
        search.check(await run(script, renews: true), "\(script.map { "\($0)" })")
      }
    }
    search.finish()
  }

  @Test func `a wait that is not renewed is found`() async {
    #expect(await !run([.begin, .wait, .wait, .begin, .wait], renews: false))
  }
}
