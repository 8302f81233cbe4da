package import ComposableNavigation

extension NastyLog {
  /// Lets hosts come to rest: who is away comes back, all that is held is answered, gestures end,
  /// and refusals are lifted by `ready`.
  ///
  /// - Parameters:
  ///   - hosts: All that there are, shown or not.
  ///   - wake: Brings back who is away, or has gone, and tells whether there was anybody.
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

  /// The first thing that was wrong where all hosts are honest: somebody was asked what may not be
  /// asked, or told off.
  package func wrong(with issues: [NavigationIssue]) -> String? {
    notes.first ?? issues.first.map { "an issue, though all hosts are honest: \($0)" }
  }
}

extension NastyHost {
  /// Ends what the host has begun, and lets it work at once from now on.
  ///
  /// - Returns: Whether there was anything to end.
  package func quieten() -> Bool {
    (pace, refusals, fault) = (.atOnce, 0, nil)
    var hasActed = false
    if isInGesture, canReport {
      endGesture()
      hasActed = true
    }
    if owesAnswers, !isInGesture {
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
