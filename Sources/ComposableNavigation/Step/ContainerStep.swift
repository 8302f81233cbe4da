/// A parent, a navigation shape of its, and the child of each entry: what `forEach` and `ifLet` are
/// resolved into, and, without a shape, a parent and an optional child.
///
/// ## Laws
/// - a child runs before its parent
/// - the parent sees the child's last state on removal
/// - the parent runs after on insertion
final class ContainerStep: Step, @unchecked Sendable {
  // Unchecked because its superclass is; all is constant.
  private let parent: Step
  private let child: Child
  private let shape: Shape?
  private let lateIssue: @Sendable () -> AnyEffect?

  /// The child, for the actions that are an entry's.
  struct Child: Sendable {
    let route: CaseRoute
    let run: EntryRun
    /// The issue of an action for an entry that is not there.
    let absent: @Sendable (_ action: UnsafeMutableRawPointer) -> AnyEffect?
    let step: Step
  }

  /// The shape's own reducer, for the actions that are its own.
  struct Shape: Sendable {
    let route: CaseRoute
    let place: RawPlace
    let step: Step
    /// Whether an action takes entries away, which the parent wants to see before they go.
    let entriesGo:
      @Sendable (_ state: UnsafeMutableRawPointer, _ action: UnsafeMutableRawPointer)
        -> Bool
    let lift: @Sendable (AnyEffect) -> AnyEffect
  }

  init(
    parent: Step,
    child: Child,
    shape: Shape?,
    lateIssue: @escaping @Sendable () -> AnyEffect?
  ) {
    self.parent = parent
    self.child = child
    self.shape = shape
    self.lateIssue = lateIssue
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let entered = child.route.visit(action) { payload in
      switch child.run(state, payload, child.step) {
      case .missed: child.absent(payload)
      case .done(let effect): effect
      }
    }
    if case .done(let effect) = entered { return effect.merged(with: parent.run(state, action)) }
    guard let shape else { return lateIssue().merged(with: parent.run(state, action)) }
    return run(shape, state, action)
  }

  private func run(
    _ shape: Shape,
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    var waits = false
    let entered = shape.route.visit(action) { payload in
      waits = shape.entriesGo(state, payload)
      return waits ? nil : shape.place.access(state) { shape.step.run($0, payload) }
    }
    switch entered {
    case .missed:
      return lateIssue().merged(with: parent.run(state, action))
    case .done(let effect) where !waits:
      return effect.map(shape.lift).merged(with: parent.run(state, action))
    case .done:
      let first = parent.run(state, action)
      let effect = shape.route.visit(action) { payload in
        shape.place.access(state) { shape.step.run($0, payload) }
      }
      guard case .done(let effect?) = effect else { return first }
      return first.merged(with: shape.lift(effect))
    }
  }
}

/// Runs a child on the entry that an action names, in the parent's state, and gives what it asked
/// for as its parent's; missed when there is no such entry.
@usableFromInline
typealias EntryRun =
  @Sendable (
    _ state: UnsafeMutableRawPointer, _ action: UnsafeMutableRawPointer, _ child: Step
  ) -> StepResult
