/// A parent, a navigation shape, and the child of each entry: the resolved form of `forEach` and
/// `ifLet`; or, without a shape, a parent and an optional child.
///
/// ## Laws
/// - a child runs before its parent
/// - the parent sees the child's last state on removal
/// - the parent runs after on insertion
final class CompiledContainer: CompiledReducer, @unchecked Sendable {
  // Unchecked because its superclass is; all properties are constant.
  private let parent: CompiledReducer
  private let child: CompiledReducer
  /// The same two steps, for calls without retaining them (benchmark: forEach).
  private let parentCall: Unmanaged<CompiledReducer>
  private let childCall: Unmanaged<CompiledReducer>
  private let children: CaseRoute
  private let runChild: EntryRun
  private let absent: Absent
  private let shape: Shape?
  /// The enum of the actions, if its cases are known by their tags.
  private let witness: EnumTag?
  /// A bit for each case that is known to be neither an entry's nor the shape's.
  private let others = AtomicWord(0)

  /// Returns the issue of an action for an entry that does not exist.
  typealias Absent =
    @Sendable (
      _ state: UnsafeMutableRawPointer,
      _ action: UnsafeMutableRawPointer
    ) -> AnyEffect?

  /// The child, for the actions of an entry.
  struct Child {
    let route: CaseRoute
    let run: EntryRun
    let absent: Absent
    let step: CompiledReducer
  }

  /// The shape's reducer, for the shape's own actions.
  final class Shape: Sendable {
    let route: CaseRoute
    fileprivate let location: RawLocation
    fileprivate let step: CompiledReducer
    fileprivate let entriesGo: EntriesGo
    fileprivate let lift: @Sendable (AnyEffect) -> AnyEffect

    init(
      route: CaseRoute,
      location: RawLocation,
      step: CompiledReducer,
      entriesGo: @escaping EntriesGo,
      lift: @escaping @Sendable (AnyEffect) -> AnyEffect
    ) {
      self.route = route
      self.location = location
      self.step = step
      self.entriesGo = entriesGo
      self.lift = lift
    }
  }

  init(parent: CompiledReducer, child: Child, shape: Shape?) {
    self.parent = parent
    self.child = child.step
    parentCall = .passUnretained(parent)
    childCall = .passUnretained(child.step)
    children = child.route
    runChild = child.run
    absent = child.absent
    self.shape = shape
    witness = child.route.learned?.witness ?? shape?.route.learned?.witness
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    // The case is read once, not by each part (benchmark “own action beside a stack”).
    run(state, action, matching: witness?.tag(of: action) ?? .max)
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    matching tag: UInt32
  ) -> AnyEffect? {
    if tag < 64, others.load() & (1 &<< UInt64(tag)) != 0 {
      return parentCall._withUnsafeGuaranteedRef { $0.run(state, action, matching: tag) }
    }
    let entered = children.visit(action, tagged: tag) { payload in
      switch childCall._withUnsafeGuaranteedRef({ runChild(state, payload, $0) }) {
      case .missed: absent(state, payload)
      case .done(let effect): effect
      }
    }
    guard case .done(let effect) = entered else { return runShape(state, action, tag) }
    guard let effect else {
      return parentCall._withUnsafeGuaranteedRef { $0.runTaken(state, action) }
    }
    return (effect as AnyEffect?).merged(with: parent.runTaken(state, action))
  }

  override func takes(_ action: UnsafeMutableRawPointer) -> Bool {
    children.isCase(of: action) || shape?.route.isCase(of: action) == true || parent.takes(action)
  }

  override var logic: Logic { parent.logic }

  private func runShape(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    _ tag: UInt32
  ) -> AnyEffect? {
    guard let shape else { return runParent(state, action, tag) }
    var waits = false
    let entered = shape.route.visit(action, tagged: tag) { payload in
      waits = shape.location.look(at: state) { shape.entriesGo($0, payload) }
      return waits ? nil : shape.location.access(state) { shape.step.run($0, payload) }
    }
    switch entered {
    case .missed:
      return runParent(state, action, tag)
    case .done(let effect) where !waits:
      return effect.map(shape.lift).merged(with: parent.runTaken(state, action))
    case .done:
      let first = parent.runTaken(state, action)
      let effect = shape.route.visit(action) { payload in
        shape.location.access(state) { shape.step.run($0, payload) }
      }
      guard case .done(let effect?) = effect else { return first }
      return first.merged(with: shape.lift(effect))
    }
  }

  /// Carries out an action that is neither an entry's nor the shape's, and learns its case.
  private func runParent(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    _ tag: UInt32
  ) -> AnyEffect? {
    if tag < 64, children.matches(known: tag) == false,
      shape == nil || shape?.route.matches(known: tag) == false, parent.wants(tag) == true
    {
      others.insert(bits: 1 << UInt64(tag))
    }
    return news().merged(with: parent.run(state, action))
  }

  /// Returns the unreported issues of the paths as an effect; in most cases nil.
  private func news() -> AnyEffect? {
    guard children.hasNews || shape?.route.hasNews == true else { return nil }
    return children.lateIssue().merged(with: shape?.route.lateIssue())
  }
}

/// Returns true if an action removes entries from a shape's state.
///
/// The parent must see such entries before they are removed.
@usableFromInline
typealias EntriesGo = @Sendable (_ shape: UnsafeRawPointer, _ action: UnsafeRawPointer) -> Bool

/// Runs a child on the entry that an action names, in the parent's state, and returns the child's
/// effect as the parent's; returns a miss if there is no such entry.
@usableFromInline
typealias EntryRun =
  @Sendable (
    _ state: UnsafeMutableRawPointer, _ action: UnsafeMutableRawPointer, _ child: CompiledReducer
  ) -> StepResult

extension RawLocation {
  /// Returns the same run for a state that contains the run's own state at this location.
  func around(_ run: @escaping EntryRun) -> EntryRun {
    { state, action, child in
      var result = StepResult.missed
      _ = access(state) { part in
        result = run(part, action, child)
        return nil
      }
      return result
    }
  }
}
