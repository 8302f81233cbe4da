/// A child on its part of the state, for the actions that are its own.
final class PullbackStep: Step, @unchecked Sendable {
  // Unchecked because its superclass is; all is constant.
  private let child: Step
  private let place: RawPlace
  private let route: CaseRoute
  private let lift: @Sendable (AnyEffect) -> AnyEffect
  private let lateIssue: @Sendable () -> AnyEffect?

  /// Makes the step: `lift` makes the child's effect its parent's, `lateIssue` is the news that the
  /// path turned out to be unusable, or nil.
  init(
    child: Step,
    place: RawPlace,
    route: CaseRoute,
    lift: @escaping @Sendable (AnyEffect) -> AnyEffect,
    lateIssue: @escaping @Sendable () -> AnyEffect?
  ) {
    self.child = child
    self.place = place
    self.route = route
    self.lift = lift
    self.lateIssue = lateIssue
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let result = route.visit(action) { action in
      place.access(state) { child.run($0, action) }
    }
    switch result {
    case .missed: return lateIssue()
    case .done(let effect): return effect.map(lift)
    }
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    matching tag: UInt32
  ) -> AnyEffect? {
    let effect = route.visit(action, matching: tag) { action in
      place.access(state) { child.run($0, action) }
    }
    return effect.map(lift)
  }

  override func wants(_ tag: UInt32) -> Bool? { route.matches(known: tag) }
}
