public import ComposableNavigation
import NavigationJSON

/// Replays a trace: repeats everything that came from outside, and compares the results.
///
/// ```swift
/// let replay = TraceReplay(trace, in: store, coder: .codable(), draw: draw) { event in
///   if case .act("back") = event { window.back() }
/// }
/// window.show(…)                                     // the same hosts and handlers as then
/// try replay.run()                                   // nil: the same states and the same commands
/// ```
///
/// Make it with a new root store, before its handlers are made. The program's actions are sent
/// again. Asynchronous work is not run: it answers what it answered then, at the moment at which it
/// did, and an action that its answer belongs to counts as the same work. What a person did, and what
/// slow hosts answered, is left to `perform`. Everything else has to follow by itself, event for
/// event.
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

  /// Records the replay; `perform` adds to it what only it knows.
  public let recorder: TraceRecorder<State, Action>

  /// The events that have happened in the replay.
  @MainActor
  private final class Journal {
    var events: [TraceEvent] = []
  }

  /// Prepares a replay.
  ///
  /// - Parameters:
  ///   - trace: The recorded events.
  ///   - store: A new root store of the same feature; it runs no asynchronous work from now on.
  ///   - coder: The coder that the actions were written with.
  ///   - draw: The drawing that was used for the states.
  ///   - perform: Does what came from outside the store: a person's act, a report or an answer of a
  ///     host by itself, a note, or the drawing of what is shown. The last two, and acts, are events
  ///     only when `perform` records them with ``recorder``, as it was done then.
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

  /// The number of the trace's events that have happened again.
  public private(set) var position = 0

  /// The positions at which everything that follows from what was done had happened, in order.
  package private(set) var stops: [Int] = []

  /// The difference that has been found, behind which nothing is replayed.
  private var found: TraceDifference?

  /// Replays the trace up to the first difference.
  ///
  /// - Complexity: O(*n*).
  ///
  /// - Returns: The first difference; nil when there is none.
  /// - Throws: ``TraceError``, for an action that cannot be sent.
  public func run() throws(TraceError) -> TraceDifference? { try step(to: trace.lines.count) }

  /// Replays the trace up to an event, and no further than to the first difference.
  ///
  /// Reach for it to look at the store and the hosts as they were in the middle; a ``TraceTravel``
  /// goes back as well.
  ///
  /// ```swift
  /// try replay.step(to: 12)                            // nil: the same up to there
  /// replay.position                                    // 14: two events followed from the twelfth
  /// ```
  ///
  /// - Parameter position: The number of events that are to have happened. What follows from the
  ///   last of them happens with it, so that ``position`` may be further; a position that has been
  ///   passed, or that no trace has, does nothing.
  /// - Returns: The first difference up to there; nil when there is none.
  /// - Throws: ``TraceError``, for an action that cannot be sent.
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

  /// Does again what the trace says was done, and compares nothing.
  ///
  /// Reach for it with a trace that has been shortened: what is left is done, and what follows is
  /// what follows now.
  ///
  /// ```swift
  /// let happened = try replay.redo()
  /// happened.events.contains { if case .issue = $0 { true } else { false } }
  /// ```
  ///
  /// Work is named by its number: an answer of work that has not begun now goes nowhere.
  ///
  /// - Returns: Everything that has happened.
  /// - Throws: ``TraceError``, for an action that cannot be sent.
  /// - Complexity: O(*n*)
  @discardableResult
  public func redo() throws(TraceError) -> Trace {
    for line in trace.lines {
      // A dropped event changed nothing; to write it down again would not make it happen.
      if case .dropped = line.event { continue }
      try carryOut(line, after: nil)
    }
    return Trace(name: trace.name, events: journal.events)
  }

  /// Compares what has happened and was not compared yet.
  private func compare() -> TraceDifference? {
    while position < journal.events.count {
      let replayed = journal.events[position]
      guard position < trace.lines.count else {
        // Nobody knows the rest of a recording that was cut off.
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
      // Nobody was there for it then, and it has changed nothing: its reason comes next.
      recorder.record(line.event)
    case .refusal:
      guard case .dropped(_, from: .program) = before else { return perform(line.event) }
      recorder.record(line.event)
    default:
      perform(line.event)
    }
  }

  private func read(_ action: TraceAction, _ line: Int) throws(TraceError) -> Action {
    guard case .value(let value) = action else { throw .textAction(line: line) }
    do {
      return try coder.decode(value, value.namesVisits ? LiveVisits(of: store.state) : nil)
    } catch {
      throw .unknownAction(line: line, reason: TraceCodingError(error).description)
    }
  }
}

extension JSONValue {
  /// Tells whether an id in the value says which of several visits it means.
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
