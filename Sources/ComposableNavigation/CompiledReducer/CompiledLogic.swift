/// A feature's own logic, which may be the only code that receives the actions of a forgotten
/// shape.
///
/// The step is watched while it receives unchecked cases of the action, usually once each: a case
/// that a child or a shape takes, or that is not a shape's, is not checked again. Afterwards the
/// cost is one comparison, and none for actions that other steps take (benchmark: forEach).
///
/// A feature that implements `reduce(into:action:)` itself is not watched: it has no body in which
/// a pullback could be missing, and actions that it forgets cannot be distinguished from actions
/// that it keeps back.
///
/// ## Laws
/// - an action of a shape that no reducer carries out is an issue, once for its case
/// - an action that a shape's reducer takes is no issue, even if it is refused
/// - an action that is carried out by hand is no issue
/// - an action that a parent keeps back is no issue
/// - an action kept back by a feature that carries out its shapes by hand is no issue
final class CompiledLogic: CompiledReducer, @unchecked Sendable {
  // Unchecked because its superclass is; the mutable properties are atomic or locked.

  /// Runs the logic, and returns whether the action's case need not be checked again.
  typealias Watch =
    @Sendable (UnsafeMutableRawPointer, UnsafeMutableRawPointer, Run) -> Watched

  struct Watched {
    let effect: AnyEffect?
    let isSettled: Bool
  }

  /// The step that receives all actions of the feature, of which this step is a part.
  private enum Whole: Sendable {
    case unknown
    case one(WeakReducer)
    /// The logic is part of two steps, and the one that an action takes is unknown.
    case several
  }

  private struct WeakReducer: Sendable {
    // Weak because the whole retains its parts.
    weak var step: CompiledReducer?
  }

  private let body: Run
  private let witness: EnumTag
  private let watch: Watch
  private let whole = Locked(Whole.unknown)
  /// A bit for each case that is still unchecked.
  private let uncheckedCases = AtomicWord(0)

  init(_ body: @escaping Run, _ witness: EnumTag, watch: @escaping Watch) {
    self.body = body
    self.witness = witness
    self.watch = watch
    super.init()
  }

  /// Notes the step that receives all actions of the feature, of which this step is a part.
  func becomePart(of step: CompiledReducer) {
    let cases = casesWithPayload
    whole.withLock { whole in
      switch whole {
      case .unknown:
        whole = .one(WeakReducer(step: step))
        uncheckedCases.store(cases)
      case .one(let other) where other.step == nil:
        whole = .one(WeakReducer(step: step))
      case .one(let other) where other.step !== step:
        whole = .several
        uncheckedCases.store(0)
      case .one, .several:
        break
      }
    }
  }

  private var casesWithPayload: UInt64 {
    var cases: UInt64 = 0
    for tag in 0..<UInt32(min(witness.caseCount, 64)) where witness.hasPayload(tag) {
      cases |= 1 << UInt64(tag)
    }
    return cases
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let uncheckedCases = uncheckedCases.load()
    guard uncheckedCases != 0 else { return body(state, action) }
    return run(state, action, witness.tag(of: action), uncheckedCases)
  }

  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    matching tag: UInt32
  ) -> AnyEffect? {
    let uncheckedCases = uncheckedCases.load()
    guard uncheckedCases != 0 else { return body(state, action) }
    return run(state, action, tag, uncheckedCases)
  }

  override func runTaken(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    body(state, action)
  }

  override var logic: Logic { .alone(self) }

  private func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    _ tag: UInt32,
    _ uncheckedCases: UInt64
  ) -> AnyEffect? {
    guard tag < 64, uncheckedCases & (1 << UInt64(tag)) != 0 else { return body(state, action) }
    return runWatched(state, action, tag)
  }

  @inline(never)
  private func runWatched(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer,
    _ tag: UInt32
  ) -> AnyEffect? {
    let step = whole.withLock { whole -> CompiledReducer? in
      if case .one(let whole) = whole { whole.step } else { nil }
    }
    guard let step, !step.takes(action) else {
      settle(tag)
      return body(state, action)
    }
    let watched = watch(state, action, body)
    if watched.isSettled { settle(tag) }
    return watched.effect
  }

  private func settle(_ tag: UInt32) {
    uncheckedCases.remove(bits: 1 << UInt64(tag))
  }
}
