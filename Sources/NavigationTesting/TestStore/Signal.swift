/// Wakes a test that waits for its store.
@MainActor
final class Signal {
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var lastID = 0

  /// Resumes all waiting tasks.
  func raise() {
    for id in waiting.keys.sorted() { resume(id, true) }
  }

  /// Waits for the next signal or the deadline.
  ///
  /// - Returns: True after a signal; false if the deadline has passed.
  func wait(until deadline: ContinuousClock.Instant) async -> Bool {
    lastID += 1
    let id = lastID
    let timer = Task {
      // This is the only real time in the package. An effect may wait for ever for something
      // outside, and the test then has to end with a failure. A test that passes never waits for
      // the timer, and nothing polls meanwhile.
      try? await Task.sleep(until: deadline, clock: .continuous)
      resume(id, false)
    }
    let isRaised = await withCheckedContinuation { waiting[id] = $0 }
    timer.cancel()
    return isRaised
  }

  private func resume(_ id: Int, _ isRaised: Bool) {
    waiting.removeValue(forKey: id)?.resume(returning: isRaised)
  }
}
