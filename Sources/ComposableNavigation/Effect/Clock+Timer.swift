extension Clock where Duration == Swift.Duration {
  /// Returns a sequence with an element after each interval, until the task that reads it is
  /// cancelled.
  ///
  /// Use it in an effect that ticks; cancel the effect to stop it:
  ///
  /// ```swift
  /// case .startTapped:
  ///   return .run { [clock] send in
  ///     for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
  ///   }
  ///   .cancellable(id: "timer", cancelInFlight: true)
  /// case .stopTapped:
  ///   return .cancel(id: "timer")
  /// ```
  ///
  /// Intervals are counted from the call and do not drift: after an element that is read late, the
  /// next one is on time. If a whole interval was missed, intervals are counted from that moment.
  ///
  /// ## Laws
  /// - a timer ticks once after each interval
  /// - a timer that is read late skips the ticks that it has missed
  /// - a timer ends when its task is cancelled
  /// - a timer without an interval never ticks
  ///
  /// - Parameter interval: The time between two elements; if it is zero or less, the sequence ends
  ///   immediately.
  /// - Returns: The sequence, for one reader.
  public func timer(interval: Duration) -> AsyncStream<Void> {
    let last = Locked(now)
    return AsyncStream(unfolding: {
      guard interval > .zero else { return nil }
      let next = last.withLock { last in
        let next = last.advanced(by: interval)
        last = next.advanced(by: interval) > now ? next : now
        return last
      }
      do {
        try await sleep(until: next, tolerance: nil)
        return ()
      } catch {
        return nil
      }
    })
  }
}
