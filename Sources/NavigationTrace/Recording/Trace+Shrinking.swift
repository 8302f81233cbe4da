extension Trace {
  /// The trace without everything that is not needed for something to be so.
  ///
  /// Reach for it when a long recording fails, to see what of it matters:
  ///
  /// ```swift
  /// let short = recorded.shrunk { trace in
  ///   let happened = try? replay(trace).redo()         // with a new store, and new hosts
  ///   return happened?.events.contains(.refusal("#9 is not on top, #10 is")) == true
  /// }
  /// print(try short.testSource(of: "Inbox", coder: .codable()))
  /// ```
  ///
  /// Events from outside are left out in ever smaller pieces, each time with their consequences, as
  /// long as `isSo` says yes; none of what is left can be left out alone. What comes before
  /// anything was done stays. The method is that of delta debugging.
  ///
  /// - Parameters:
  ///   - limit: The most calls of `isSo`; the trace that is left then is returned.
  ///   - isSo: Tells if a shorter trace still shows what it is about.
  /// - Returns: A trace for which `isSo` has said yes, its lines numbered anew; this one when it
  ///   never did.
  /// - Complexity: *n* log *n* calls of `isSo` where little is needed, and `limit` at the most.
  public func shrunk(
    asking limit: Int = 10_000,
    while isSo: (Trace) throws -> Bool
  ) rethrows -> Trace {
    guard limit > 0, try isSo(self) else { return self }
    let (beginning, all) = pieces
    var kept = all
    var rest = limit - 1
    var length = max(1, kept.count / 2)
    while true {
      var hasShrunk = false
      // From the end: what is done last is mostly what is not needed any more.
      var end = kept.count
      while end > 0, rest > 0 {
        let start = max(0, end - length)
        let shorter = Array(kept[..<start] + kept[end...])
        rest -= 1
        if try isSo(trace(of: beginning, shorter)) {
          kept = shorter
          hasShrunk = true
        }
        end = start
      }
      // Alone, each is tried again after one has gone: it may have been there for that one.
      guard rest > 0, length > 1 || hasShrunk else { break }
      length = max(1, length / 2)
    }
    return kept.count == all.count ? self : trace(of: beginning, kept)
  }

  private func trace(of beginning: ArraySlice<Line>, _ pieces: [ArraySlice<Line>]) -> Trace {
    Trace(name: name, events: beginning.map(\.event) + pieces.flatMap { $0.map(\.event) })
  }

  /// The lines before anything was done, and each thing that was done with what followed from it.
  private var pieces: (beginning: ArraySlice<Line>, all: [ArraySlice<Line>]) {
    let starts = lines.indices.filter { lines[$0].event.isDone }
    let ends = Array(starts.dropFirst()) + [lines.count]
    let all = zip(starts, ends).map { lines[$0..<$1] }
    return (lines[..<(starts.first ?? lines.count)], all)
  }
}

extension TraceEvent {
  /// Tells whether something was done from outside, and did not follow from what was done before.
  fileprivate var isDone: Bool {
    switch self {
    case .note, .act, .tree: true
    case .action(_, from: let source), .dropped(_, from: let source):
      switch source {
      case .program, .work: true
      case .host, .effect: false
      }
    case .ended, .cancelled, .report, .done, .refused, .attached: true
    case .state, .began, .refusal, .issue, .joined, .left, .wants, .coalesced, .asked, .misused,
      .waits:
      false
    }
  }
}
