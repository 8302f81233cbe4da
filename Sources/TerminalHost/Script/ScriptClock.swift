import ComposableNavigation

/// A clock whose time a script moves on, and which shows the real time to the user of a terminal.
///
/// Give it to a feature that waits, and to its showcase:
///
/// ```swift
/// let clock = ScriptClock()
/// Showcase(name: "Ticker", …, reducer: { Ticker(clock: clock) }, …).timed(by: clock)
/// ```
///
/// In a script no time passes by itself. A script goes on when all effects that run sleep on the clock,
/// and the command `advance 5 s` lets time pass: those who sleep wake one after another, each at its
/// deadline, and each runs until it sleeps again or ends.
///
/// ## Laws
/// - a script goes on when all effects that run are asleep
/// - time passes by advance alone, and each effect runs as far as it can at its moment
/// - without a script the clock shows the real time
public final class ScriptClock: Clock, Sendable {
  /// A moment, as of a `ContinuousClock`.
  public typealias Instant = ContinuousClock.Instant

  /// An effect that may sleep on the clock.
  final class Work: Sendable {
    @TaskLocal static var current: Work?
  }

  private struct Time {
    var sleepers = Sleepers<Work>()
    /// Called when somebody falls asleep or wakes; nil as long as time passes by itself.
    var onChange: (@Sendable () -> Void)?
  }

  private let start = ContinuousClock.now
  private let time = Locked(Time())

  /// Makes a clock that shows the real time until a script begins.
  public init() {}

  /// The moment up to which the script has let time pass; without one the present moment.
  public var now: Instant {
    let offset = time.withLock { $0.onChange == nil ? nil : $0.sleepers.now }
    return offset.map { start.advanced(by: $0) } ?? .now
  }

  /// Zero: any two moments can be told apart.
  public var minimumResolution: Duration { .zero }

  /// Waits until the script has let time pass up to a moment; without one, until it has come.
  ///
  /// - Throws: `CancellationError` when the task is cancelled before.
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

  /// Changes who sleeps, and says so.
  private func change<Result: Sendable>(_ act: (inout Sleepers<Work>) -> Result) -> Result {
    let (result, onChange) = time.withLock { (act(&$0.sleepers), $0.onChange) }
    onChange?()
    return result
  }

  // MARK: A script

  /// Stops the time: from now on it passes by ``advance(by:until:)``.
  ///
  /// - Parameter onChange: Called when somebody falls asleep or wakes, on any thread.
  func stop(onChange: @escaping @Sendable () -> Void) {
    time.withLock {
      $0.sleepers.pass(to: start.duration(to: .now))
      $0.onChange = onChange
    }
  }

  /// The number of effects that are asleep.
  var sleepingCount: Int { time.withLock { $0.sleepers.marks.count } }

  /// Lets time pass.
  ///
  /// - Parameters:
  ///   - duration: The time to add.
  ///   - rest: Returns when an effect that has been woken sleeps again, or has ended.
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
