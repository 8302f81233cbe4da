import Synchronization

/// A child that is resolved at its first use, so that a feature may contain itself.
@usableFromInline
final class LazyStep: Step, @unchecked Sendable {
  // Unchecked because its superclass is; what changes is atomic.
  private let make: @Sendable () -> Made
  private let made = AtomicLazyReference<Made>()
  private let hasReported = Atomic(false)

  final class Made: Sendable {
    let step: Step
    /// What is wrong with the child's composition, as its effect.
    let report: AnyEffect?

    init<State, Action>(_ reducer: ResolvedReducer<State, Action>) {
      step = reducer.step
      report =
        Effect<Action>.merge(reducer.issues.map { Effect<Action>.report(.issue($0)) }).asked
    }
  }

  init(_ make: @escaping @Sendable () -> Made) { self.make = make }

  /// Runs the child, and reports once what is wrong with its composition.
  @usableFromInline
  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let made = child
    let effect = made.step.run(state, action)
    guard let report = made.report, !hasReported.exchange(true, ordering: .relaxed) else {
      return effect
    }
    return (report as AnyEffect?).merged(with: effect)
  }

  /// The child; two threads that ask for the first time may both make one, and one is kept.
  private var child: Made { made.load() ?? made.storeIfNil(make()) }
}
