/// A child that is resolved at its first use, so that a feature may contain itself.
final class LazyReducer: CompiledReducer, @unchecked Sendable {
  // Unchecked because its superclass is; the mutable properties are atomic or locked.
  private let make: @Sendable () -> Made
  private let made = Locked<Made?>(nil)
  /// The child's step, after it has been made and has reported; `made` retains it (benchmark:
  /// forEach, in which reading `made` alone costs as much as the rest).
  private let ready = AtomicWord(0)

  final class Made: Sendable {
    let step: CompiledReducer
    /// The problems in the child's composition, as an effect.
    let report: AnyEffect?

    init<State, Action>(_ reducer: ResolvedReducer<State, Action>) {
      reducer.step.complete()
      step = reducer.step
      report = Effect<Action>.merge(reducer.issues.map { Effect<Action>.issue($0) }).erased
    }
  }

  init(_ child: @escaping @Sendable () -> some Reducer) { make = { Made(child().resolve()) } }

  /// Runs the child, and reports problems in its composition once.
  override func run(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let place = UInt(truncatingIfNeeded: ready.loadAcquiring())
    guard let child = UnsafeRawPointer(bitPattern: place) else {
      return runFirst(state, action)
    }
    return Unmanaged<CompiledReducer>.fromOpaque(child)._withUnsafeGuaranteedRef {
      $0.run(state, action)
    }
  }

  private func runFirst(
    _ state: UnsafeMutableRawPointer,
    _ action: UnsafeMutableRawPointer
  ) -> AnyEffect? {
    let made = made.withLock { $0 } ?? keep(make())
    let effect = made.step.run(state, action)
    let child = UInt(bitPattern: Unmanaged.passUnretained(made.step).toOpaque())
    guard ready.exchange(UInt64(child)) == 0 else { return effect }
    return made.report.merged(with: effect)
  }

  /// Keeps the first child that was made; two threads may each make one at the first use.
  private func keep(_ new: Made) -> Made {
    made.withLock { made in
      let first = made ?? new
      made = first
      return first
    }
  }
}
