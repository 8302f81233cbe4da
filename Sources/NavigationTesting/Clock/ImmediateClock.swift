import ComposableNavigation

/// A clock on which nothing takes time: each sleep ends at once, at its deadline.
///
/// Inject it where a test or a preview asks only what comes of waiting, and not when:
///
/// ```swift
/// let store = Store(initialState: Inbox.State()) { Inbox(clock: ImmediateClock()) }
/// await store.send(.rowTapped(7)).finish()             // the pause of a second is over
/// ```
///
/// The work of others gets a turn in each sleep, and a sleep of a task that is cancelled throws: a timer
/// ends when its effect is cancelled. One that nothing cancels ticks without end; use a ``TestClock``
/// for it.
///
/// ## Laws
/// - a sleep ends at once, and the clock is at its deadline
/// - a sleep of a cancelled task throws, and no time passes
/// - a timer ends when its effect is cancelled
public final class ImmediateClock: Clock, Sendable {
  /// A moment of the clock, counted from where it was made.
  public typealias Instant = TestClock.Instant

  private let moment: Locked<Instant>

  /// Makes a clock that is at a moment.
  public init(now: Instant = Instant()) { moment = Locked(now) }

  /// The latest deadline so far.
  public var now: Instant { moment.withLock { $0 } }

  /// Zero: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Lets time pass to a moment, and the others do what they have to do.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    moment.withLock { $0 = max($0, deadline) }
    await Task.yield()
    try Task.checkCancellation()
  }
}
