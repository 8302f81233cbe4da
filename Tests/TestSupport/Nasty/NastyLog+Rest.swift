package import ComposableNavigation

extension NastyLog {
  /// Brings hosts to rest: detached hosts return, commands are acknowledged, gestures end, and
  /// `ready` lifts refusals.
  ///
  /// - Parameters:
  ///   - hosts: Returns all hosts, shown or not.
  ///   - wake: Brings back detached or lost hosts and returns whether there were any.
  package func settle(
    _ hosts: @MainActor () -> [NastyHost],
    waking wake: @MainActor () -> Bool
  ) {
    inside = []
    for _ in 0..<60 {
      beginStep()
      let before = commandCount
      var hasActed = wake()
      for host in hosts() { hasActed = host.quieten() || hasActed }
      guard notes.isEmpty else { return }
      if !hasActed, commandCount == before { return }
    }
    note("the hosts do not come to rest")
  }

  /// Returns the first fault when all hosts are honest: a forbidden command or an issue.
  package func wrong(with issues: [NavigationIssue]) -> String? {
    notes.first ?? issues.first.map { "an issue, though all hosts are honest: \($0)" }
  }
}

extension NastyHost {
  /// Ends all transitions and gestures and makes the host work at once from now on.
  ///
  /// - Returns: True if there was anything to end.
  package func quieten() -> Bool {
    (pace, refusals, fault) = (.atOnce, 0, nil)
    var hasActed = false
    if isInGesture, canReport {
      endGesture()
      hasActed = true
    }
    if hasPendingAnswers, !isInGesture {
      finish()
      hasActed = true
    }
    if hasRefused, canReport {
      ready()
      hasActed = true
    }
    return hasActed
  }
}
