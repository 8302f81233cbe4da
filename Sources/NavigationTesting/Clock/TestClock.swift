import ComposableNavigation

/// A clock that a test advances.
///
/// Inject it wherever a feature waits, in place of `ContinuousClock`:
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: Search.State()) { Search(clock: clock) }
/// await store.send(.textChanged("aus")) { $0.text = "aus" }
/// await clock.advance(by: .milliseconds(300))
/// await store.receive(.searched("aus")) { $0.results = ["AUS", "AUT"] }
/// ```
///
/// Sleepers wake one at a time, by deadline and then in the order in which they fell asleep. Each
/// runs as far as it can before the next one wakes. This is exact for effects of a ``TestStore``,
/// except for their detached tasks, actors with their own executors, and callbacks. Work of a plain
/// store or task runs elsewhere, so await its result. Before iOS 18 and macOS 15 a task cannot
/// choose where to run, and this applies to all work.
///
/// ## Laws
/// - sleepers wake by deadline, then in the order in which they fell asleep
/// - a cancelled sleep throws and is forgotten
/// - a sleep whose time has come does not wait
public final class TestClock: Clock, Sendable {
  /// A moment of a test clock, relative to the clock's start.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock's start.
    public let offset: Duration

    /// Makes a moment.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// Returns the moment that is later by a duration.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Returns a Boolean value that indicates whether the first moment is before the second.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }

    /// The offset, as in `0.3 seconds`.
    public var description: String { "\(offset)" }
  }

  private let sleepers: Locked<Sleepers<EffectExecutor>>

  /// Makes a clock at a moment.
  public init(now: Instant = Instant()) { sleepers = Locked(Sleepers(now: now.offset)) }

  /// The clock's current moment.
  public var now: Instant { Instant(offset: sleepers.withLock { $0.now }) }

  /// Zero, because any two moments are distinct.
  public var minimumResolution: Duration { .zero }

  /// The deadlines of the sleeping tasks, in the order in which they will wake.
  ///
  /// - Complexity: O(*n* log *n*).
  public var pendingSleeps: [Instant] {
    sleepers.withLock { $0.deadlines }.map { Instant(offset: $0) }
  }

  /// Waits until a test has advanced the clock to a moment.
  ///
  /// - Throws: `CancellationError` if the task is cancelled before.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let id = sleepers.withLock { $0.makeID() }
    let executor = EffectExecutor.current
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleepers<EffectExecutor>.Sleeper(
          id: id,
          deadline: deadline.offset,
          mark: executor,
          continuation: continuation
        )
        sleepers.withLock { $0.add(sleeper) }?.resume()
      }
    } onCancel: {
      sleepers.withLock { $0.cancel(id) }?.resume()
    }
  }

  // MARK: Advancing

  /// Advances the clock by a duration.
  ///
  /// A task that wakes and sleeps again within the duration wakes again.
  ///
  /// - Parameter duration: The duration. If it is zero or less, running effects only proceed as far
  ///   as they can.
  @MainActor
  public func advance(by duration: Duration) async {
    // An effect that has just begun may not be asleep yet.
    await settle()
    await advance(to: now.advanced(by: duration))
  }

  /// Advances the clock to a moment; a moment in the past does not change the clock.
  @MainActor
  public func advance(to moment: Instant) async {
    await settle()
    while let sleeper = sleepers.withLock({ $0.next(until: moment.offset) }) {
      await wake(sleeper)
    }
    sleepers.withLock { $0.pass(to: moment.offset) }
  }

  /// Advances the clock until no task is sleeping.
  ///
  /// - Parameter wakeUps: The greatest number of wake-ups, so that the call ends even if a timer
  ///   repeats for ever.
  /// - Returns: True if no task is sleeping.
  @MainActor
  @discardableResult
  public func run(atMost wakeUps: Int = 1_000) async -> Bool {
    await settle()
    for _ in 0..<max(wakeUps, 0) {
      guard let sleeper = sleepers.withLock({ $0.next(until: nil) }) else { return true }
      await wake(sleeper)
    }
    return pendingSleeps.isEmpty
  }

  @MainActor
  private func wake(_ sleeper: Sleepers<EffectExecutor>.Sleeper) async {
    sleeper.continuation.resume()
    await settle(sleeper.mark)
  }

  @MainActor
  private func settle(_ woken: EffectExecutor? = nil) async {
    var executors = sleepers.withLock { $0.marks }
    if let woken, !executors.contains(where: { $0 === woken }) { executors.append(woken) }
    await EffectExecutor.settle(executors)
  }
}
