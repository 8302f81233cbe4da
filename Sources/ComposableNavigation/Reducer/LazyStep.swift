import Synchronization

/// A child that is resolved at its first use, so that a feature may contain itself.
final class LazyStep: Step, @unchecked Sendable {
  // Unchecked because its superclass is; what changes is atomic.
  private let make: @Sendable () -> Made
  private let made = AtomicLazyReference<Made>()
  /// The child's step, once it has been made and has reported: `made` keeps it (benchmark: forEach,
  /// where reading `made` alone costs as much as the rest).
  private let ready = Atomic<UInt>(0)

  final class Made: Sendable {
    let step: Step
    /// The mistakes in the child's composition, as its effect.
    let report: AnyEffect?

    init<State, Action>(_ reducer: ResolvedReducer<State, Action>) {
      reducer.step.complete()
      step = reducer.step
      report =
        Effect<Action>.merge(reducer.issues.map { Effect<Action>.report(.issue($0)) }).asked
    }
  }

  init(_ make: @escaping @Sendable () -> Made) { self.make = make }

  /// Runs the child, and reports once what is wrong with its composition.
  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    guard let child = UnsafeRawPointer(bitPattern: ready.load(ordering: .acquiring)) else {
      return runFirst(state, action)
    }
    return Unmanaged<Step>.fromOpaque(child)._withUnsafeGuaranteedRef { $0.run(state, action) }
  }

  private func runFirst(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    // Two threads that ask for the first time may both make a child, and one is kept.
    let made = made.load() ?? made.storeIfNil(make())
    let effect = made.step.run(state, action)
    let child = UInt(bitPattern: Unmanaged.passUnretained(made.step).toOpaque())
    guard ready.exchange(child, ordering: .acquiringAndReleasing) == 0 else { return effect }
    return made.report.merged(with: effect)
  }
}
