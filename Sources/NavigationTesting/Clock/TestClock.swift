import ComposableNavigation

/// A clock whose time passes when a test says so.
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
/// Sleepers wake one at a time, by deadline and then in the order in which they fell asleep, and
/// each runs as far as it can before the next wakes. That is exact for effects of a ``TestStore``,
/// except for what they do in detached tasks, in actors with executors of their own and in callbacks;
/// work of a plain store or task runs elsewhere, and has to be awaited by its result. Before iOS 18 and
/// macOS 15 no task can be told where to run, and all work counts as such.
///
/// ## Laws
/// - sleepers wake by deadline, then in the order in which they fell asleep
/// - a cancelled sleep throws and is forgotten
/// - a sleep whose time has come does not wait
public final class TestClock: Clock, Sendable {
  /// A moment of a test clock, counted from where it was made.
  public struct Instant: InstantProtocol, CustomStringConvertible {
    /// The time since the clock's beginning.
    public let offset: Duration

    /// Names a moment.
    public init(offset: Duration = .zero) { self.offset = offset }

    /// The moment that is so much later.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// Returns the time from this moment to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Tells whether the first comes before the second.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }

    /// The offset, as in `0.3 seconds`.
    public var description: String { "\(offset)" }
  }

  private let sleepers: Locked<Sleepers<EffectExecutor>>

  /// Makes a clock that stands at a moment.
  public init(now: Instant = Instant()) { sleepers = Locked(Sleepers(now: now.offset)) }

  /// The moment at which the clock stands.
  public var now: Instant { Instant(offset: sleepers.withLock { $0.now }) }

  /// Zero: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// The moments at which those who sleep want to be woken, in the order in which they will be.
  ///
  /// - Complexity: O(*n* log *n*).
  public var pendingSleeps: [Instant] {
    sleepers.withLock { $0.deadlines }.map { Instant(offset: $0) }
  }

  /// Waits until the clock has been advanced to a moment.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before.
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

  /// Lets so much time pass.
  ///
  /// A task that is woken and sleeps again within it is woken again.
  ///
  /// - Parameter duration: The time to add; zero or less only lets running effects get as far as
  ///   they can.
  @MainActor
  public func advance(by duration: Duration) async {
    // An effect that has just begun may not have fallen asleep yet.
    await settle()
    await advance(to: now.advanced(by: duration))
  }

  /// Lets time pass until a moment; one that has passed is reached already.
  @MainActor
  public func advance(to moment: Instant) async {
    await settle()
    while let sleeper = sleepers.withLock({ $0.next(until: moment.offset) }) {
      await wake(sleeper)
    }
    sleepers.withLock { $0.pass(to: moment.offset) }
  }

  /// Lets as much time pass as there is somebody who sleeps.
  ///
  /// - Parameter wakeUps: The greatest number of wake-ups: a timer that repeats for ever would
  ///   never let this end.
  /// - Returns: True if nobody sleeps any more.
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
