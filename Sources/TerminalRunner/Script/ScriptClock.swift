import ComposableNavigation

/// A clock that a script advances, and that shows the real time to the user of a terminal.
///
/// Pass it to a feature that sleeps, and to its showcase:
///
/// ```swift
/// let clock = ScriptClock()
/// Showcase(name: "Ticker", …, reducer: { Ticker(clock: clock) }, …).timed(by: clock)
/// ```
///
/// In a script, time passes only by the command `advance 5 s`. The script continues when all
/// running effects sleep on the clock. While time passes, sleeping effects wake one after another,
/// each at its deadline, and each runs until it sleeps again or ends.
///
/// ## Laws
/// - a script goes on when all effects that run are asleep
/// - time passes by advance alone, and each effect runs as far as it can at its moment
/// - without a script the clock shows the real time
public final class ScriptClock: Clock, Sendable {
  /// A moment of a `ContinuousClock`.
  public typealias Instant = ContinuousClock.Instant

  /// An effect that may sleep on the clock.
  final class Work: Sendable {
    @TaskLocal static var current: Work?
  }

  private struct Time {
    var sleepers = Sleepers<Work>()
    /// Called when an effect starts to sleep or wakes; nil while the clock shows the real time.
    var onChange: (@Sendable () -> Void)?
  }

  private let start = ContinuousClock.now
  private let time = Locked(Time())

  /// Creates a clock that shows the real time until a script begins.
  public init() {}

  /// The moment to which the script has advanced; without a script, the current moment.
  public var now: Instant {
    let offset = time.withLock { $0.onChange == nil ? nil : $0.sleepers.now }
    return offset.map { start.advanced(by: $0) } ?? .now
  }

  /// Zero: any two moments can be distinguished.
  public var minimumResolution: Duration { .zero }

  /// Waits until the script has advanced to a moment; without a script, until that moment.
  ///
  /// - Throws: `CancellationError` if the task is cancelled first.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    guard let id = time.withLock({ $0.onChange == nil ? nil : $0.sleepers.makeID() }) else {
      return try await ContinuousClock().sleep(until: deadline, tolerance: tolerance)
    }
    let work = Work.current
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleepers<Work>.Sleeper(
          id: id,
          deadline: start.duration(to: deadline),
          mark: work,
          continuation: continuation
        )
        change { $0.add(sleeper) }?.resume()
      }
    } onCancel: {
      change { $0.cancel(id) }?.resume()
    }
  }

  /// Changes the sleeping effects, and calls the observer.
  private func change<Result: Sendable>(_ act: (inout Sleepers<Work>) -> Result) -> Result {
    let (result, onChange) = time.withLock { (act(&$0.sleepers), $0.onChange) }
    onChange?()
    return result
  }

  // MARK: A script

  /// Stops the time, which then passes only by ``advance(by:until:)``.
  ///
  /// - Parameter onChange: Called when an effect starts to sleep or wakes, on any thread.
  func stop(onChange: @escaping @Sendable () -> Void) {
    time.withLock {
      $0.sleepers.pass(to: start.duration(to: .now))
      $0.onChange = onChange
    }
  }

  /// The number of sleeping effects.
  var sleepingCount: Int { time.withLock { $0.sleepers.marks.count } }

  /// Advances the time.
  ///
  /// - Parameters:
  ///   - duration: The time to add.
  ///   - rest: Returns when an effect that has woken sleeps again, or has ended.
  @MainActor
  func advance(by duration: Duration, until rest: @MainActor () async -> Void) async {
    let moment = time.withLock { $0.sleepers.now } + duration
    while let sleeper = change({ $0.next(until: moment) }) {
      sleeper.continuation.resume()
      await rest()
    }
    time.withLock { $0.sleepers.pass(to: moment) }
  }
}
