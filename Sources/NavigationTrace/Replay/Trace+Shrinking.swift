extension Trace {
  /// Returns the trace without the events that are not needed for a condition to hold.
  ///
  /// Use it to find the relevant part of a long recording that fails:
  ///
  /// ```swift
  /// let short = recorded.shrunk { trace in
  ///   let happened = try? replay(trace).redo()         // with a new store, and new hosts
  ///   return happened?.events.contains(.refusal("#9 is not on top, #10 is")) == true
  /// }
  /// print(try short.testSource(of: "Inbox", coder: .codable()))
  /// ```
  ///
  /// Events from outside are left out in ever smaller pieces, each with its consequences, as long
  /// as `isSo` returns true; none of the remaining events can be left out alone. The lines before
  /// the first event from outside stay. The method is that of delta debugging.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of calls of `isSo`; after that, the shortest trace so far is
  ///     returned.
  ///   - isSo: Returns true if the condition holds for a shorter trace.
  /// - Returns: A trace for which `isSo` has returned true, with new line numbers; this trace if it
  ///   never has.
  /// - Complexity: *n* log *n* calls of `isSo` if few events are needed, and at most `limit`.
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
      // From the end: the last events are the ones most often not needed.
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
      // Each event is tried again after another was removed, because it may have been needed only
      // for that one.
      guard rest > 0, length > 1 || hasShrunk else { break }
      length = max(1, length / 2)
    }
    return kept.count == all.count ? self : trace(of: beginning, kept)
  }

  private func trace(of beginning: ArraySlice<Line>, _ pieces: [ArraySlice<Line>]) -> Trace {
    Trace(name: name, events: beginning.map(\.event) + pieces.flatMap { $0.map(\.event) })
  }

  /// The lines before the first event from outside, and each such event with its consequences.
  private var pieces: (beginning: ArraySlice<Line>, all: [ArraySlice<Line>]) {
    let starts = lines.indices.filter { lines[$0].event.isDone }
    let ends = Array(starts.dropFirst()) + [lines.count]
    let all = zip(starts, ends).map { lines[$0..<$1] }
    return (lines[..<(starts.first ?? lines.count)], all)
  }
}

extension TraceEvent {
  /// A Boolean value that indicates whether the event came from outside, and is not a consequence
  /// of an earlier event.
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
