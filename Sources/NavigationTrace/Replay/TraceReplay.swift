public import ComposableNavigation
import NavigationJSON

/// Replays a trace: repeats all events from outside, and compares the results.
///
/// ```swift
/// let replay = TraceReplay(trace, in: store, coder: .codable(), draw: draw) { event in
///   if case .act("back") = event { window.back() }
/// }
/// window.show(…)                                     // the same hosts and handlers as then
/// try replay.run()                                   // nil: the same states and the same commands
/// ```
///
/// Make it with a new root store, before the store's handlers. The replay sends the program's
/// actions again. It does not run asynchronous work: it sends the recorded actions of the work at
/// the recorded moments, as actions of the same work. `perform` repeats user actions and the
/// answers of slow hosts. All other events must follow by themselves, one by one.
///
/// ## Laws
/// - replaying a trace gives the same states and the same commands
@MainActor
public final class TraceReplay<State, Action: Sendable> {
  private let trace: Trace
  private let store: Store<State, Action>
  private let coder: TraceCoder<Action>
  private let perform: @MainActor (TraceEvent) -> Void
  private let journal = Journal()

  /// Records the replay; `perform` adds the events that only it knows.
  public let recorder: TraceRecorder<State, Action>

  /// The events of the replay.
  @MainActor
  private final class Journal {
    var events: [TraceEvent] = []
  }

  /// Prepares a replay.
  ///
  /// - Parameters:
  ///   - trace: The recorded events.
  ///   - store: A new root store of the same feature; it runs no asynchronous work from now on.
  ///   - coder: The coder that the actions were encoded with.
  ///   - draw: The function that has drawn the recorded states.
  ///   - perform: Repeats an event from outside the store: a user action, a host's report or late
  ///     answer, a note, or a drawing. User actions, notes and drawings become events only if
  ///     `perform` records them with ``recorder``, as in the recording.
  public init(
    _ trace: Trace,
    in store: Store<State, Action>,
    coder: TraceCoder<Action>,
    draw: @escaping @MainActor (State) -> String,
    perform: @escaping @MainActor (TraceEvent) -> Void
  ) {
    self.trace = trace
    self.store = store
    self.coder = coder
    self.perform = perform
    store.holdWork()
    recorder = TraceRecorder(store, coder: coder, draw: draw) { [journal] in
      journal.events.append($0)
    }
  }

  /// The number of the trace's events that were replayed.
  public private(set) var position = 0

  /// The positions after each event from outside and all its consequences, in order.
  package private(set) var stops: [Int] = []

  /// The difference that was found; nothing is replayed after it.
  private var found: TraceDifference?

  /// Replays the trace up to the first difference.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: The first difference; nil if there is none.
  /// - Throws: ``TraceError`` for an action that cannot be sent.
  public func run() throws(TraceError) -> TraceDifference? { try step(to: trace.lines.count) }

  /// Replays the trace up to an event, but not past the first difference.
  ///
  /// Use it to look at the store and the hosts in the middle of a trace; a ``TraceTravel`` also
  /// steps backwards.
  ///
  /// ```swift
  /// try replay.step(to: 12)                            // nil: the same up to there
  /// replay.position                                    // 14: two events followed from the twelfth
  /// ```
  ///
  /// - Parameter position: The number of events to replay. The consequences of the last of them are
  ///   replayed too, so ``position`` may be higher; a position that was passed, or that is after
  ///   the end of the trace, does nothing.
  /// - Returns: The first difference up to there; nil if there is none.
  /// - Throws: ``TraceError`` for an action that cannot be sent.
  /// - Complexity: O(*n*) in the number of events between.
  @discardableResult
  public func step(to position: Int) throws(TraceError) -> TraceDifference? {
    while true {
      if found == nil { found = compare() }
      if let found { return found }
      let (done, lines) = (self.position, trace.lines)
      if stops.last != done { stops.append(done) }
      guard done < min(position, lines.count) else { return nil }
      let line = lines[done]
      try carryOut(line, after: done > 0 ? lines[done - 1].event : nil)
      if done == journal.events.count {
        found = TraceDifference(line: line.number, recorded: line.event, replayed: nil)
      }
    }
  }

  /// Repeats the trace's events from outside, and compares nothing.
  ///
  /// Use it with a shortened trace: the remaining events are repeated, and their consequences may
  /// differ.
  ///
  /// ```swift
  /// let happened = try replay.redo()
  /// happened.events.contains { if case .issue = $0 { true } else { false } }
  /// ```
  ///
  /// Work is named by its number: an action of work that has not begun in the replay is ignored.
  ///
  /// - Returns: All events of the replay.
  /// - Throws: ``TraceError`` for an action that cannot be sent.
  /// - Complexity: O(*n*)
  @discardableResult
  public func redo() throws(TraceError) -> Trace {
    for line in trace.lines {
      // A dropped action changed nothing, and recording it again would not cause it.
      if case .dropped = line.event { continue }
      try carryOut(line, after: nil)
    }
    return Trace(name: trace.name, events: journal.events)
  }

  /// Compares the events that were not compared yet.
  private func compare() -> TraceDifference? {
    while position < journal.events.count {
      let replayed = journal.events[position]
      guard position < trace.lines.count else {
        // The rest of a recording that was cut off is unknown.
        guard trace.cutLine == nil else { return nil }
        let last = trace.lines.last?.number ?? 1
        return TraceDifference(line: last + 1, recorded: nil, replayed: replayed)
      }
      let line = trace.lines[position]
      guard line.event == replayed else {
        return TraceDifference(line: line.number, recorded: line.event, replayed: replayed)
      }
      position += 1
    }
    return nil
  }

  private func carryOut(
    _ line: Trace.Line,
    after before: TraceEvent?
  ) throws(TraceError) {
    switch line.event {
    case .action(let action, from: .program):
      store.send(try read(action, line.number))
    case .action(let action, from: .work(let number)):
      store.core?.effects.answer(number, try read(action, line.number))
    case .ended(let number, let error):
      let issue = error.map { NavigationIssue(.uncaughtError, $0) }
      store.core?.effects.end(number, issue: issue)
    case .cancelled(let number):
      store.core?.effects.cancelWork(number)
    case .dropped(_, from: .program):
      // The target did not exist in the recording, and the action changed nothing; its reason
      // follows.
      recorder.record(line.event)
    case .refusal:
      guard case .dropped(_, from: .program) = before else { return perform(line.event) }
      recorder.record(line.event)
    default:
      perform(line.event)
    }
  }

  private func read(_ action: TraceAction, _ line: Int) throws(TraceError) -> Action {
    try coder.read(action, line: line) { $0.namesVisits ? LiveVisits(of: store.state) : nil }
  }
}

extension JSONValue {
  /// A Boolean value that indicates whether an id in the value names one of several visits.
  fileprivate var namesVisits: Bool {
    var rest = [self]
    while let next = rest.popLast() {
      switch next {
      case .object(let fields):
        if fields["visit"] != nil, fields["number"] != nil { return true }
        rest += fields.values
      case .array(let values): rest += values
      case .null, .bool, .number, .string: break
      }
    }
    return false
  }
}
