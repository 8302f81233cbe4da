/// Wakes a test that waits for its store.
@MainActor
final class Signal {
  private var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  private var lastID = 0

  /// Wakes whoever waits.
  func raise() {
    for id in waiting.keys.sorted() { resume(id, true) }
  }

  /// Waits until something happens, but not for ever.
  ///
  /// - Returns: True if it has; false when the deadline has passed.
  func wait(until deadline: ContinuousClock.Instant) async -> Bool {
    lastID += 1
    let id = lastID
    let timer = Task {
      // The only real time in the package: an effect may wait for anything in the world, which may
      // never answer, and a test has to end with a failure that says so. Nothing is asked again and
      // again meanwhile, and a test that passes never waits for this.
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
