import ComposableNavigation

/// A clock on which every sleep ends at once, at its deadline.
///
/// Inject it if a test or a preview depends on the result of waiting, but not on the time:
///
/// ```swift
/// let store = Store(initialState: Inbox.State()) { Inbox(clock: ImmediateClock()) }
/// await store.send(.rowTapped(7)).finish()             // the pause of a second is over
/// ```
///
/// Other tasks get a turn in each sleep, and a sleep of a cancelled task throws, so a timer ends
/// when its effect is cancelled. A timer that is never cancelled ticks without end; use a
/// ``TestClock`` for it.
///
/// ## Laws
/// - a sleep ends at once, and the clock is at its deadline
/// - a sleep of a cancelled task throws, and no time passes
/// - a timer ends when its effect is cancelled
public final class ImmediateClock: Clock, Sendable {
  /// A moment of the clock, relative to the clock's start.
  public typealias Instant = TestClock.Instant

  private let moment: Locked<Instant>

  /// Makes a clock at a moment.
  public init(now: Instant = Instant()) { moment = Locked(now) }

  /// The latest deadline so far.
  public var now: Instant { moment.withLock { $0 } }

  /// Zero, because any two moments are distinct.
  public var minimumResolution: Duration { .zero }

  /// Advances the clock to a moment, and lets other tasks run.
  ///
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    moment.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}
