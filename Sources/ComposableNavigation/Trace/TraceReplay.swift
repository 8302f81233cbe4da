/// Does again what a trace says was done, and compares everything that follows.
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

  /// What has happened in the replay.
  @MainActor
  private final class Journal {
    var events: [TraceEvent] = []
  }

  /// Prepares a replay.
  ///
  /// - Parameters:
  ///   - trace: What happened.
  ///   - store: A new root store of the same feature; it runs no asynchronous work from now on.
  ///   - coder: How the actions were written.
  ///   - draw: How the states were drawn.
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
    store.core?.effects.holdsWork = true
    recorder = TraceRecorder(store, coder: coder, draw: draw) { [journal] in
      journal.events.append($0)
    }
  }

  /// Replays the trace up to the first difference.
  ///
  /// O(*n*).
  ///
  /// - Returns: The first difference; nil when there is none.
  /// - Throws: ``TraceError``, for an action that cannot be sent.
  public func run() throws(TraceError) -> TraceDifference? {
    var compared = 0
    while true {
      while compared < journal.events.count {
        guard compared < trace.lines.count else {
          // How a recording that was cut off went on, nobody knows.
          guard trace.cutLine == nil else { return nil }
          let last = trace.lines.last?.number ?? 1
          return TraceDifference(line: last + 1, recorded: nil, replayed: journal.events[compared])
        }
        let (line, replayed) = (trace.lines[compared], journal.events[compared])
        guard line.event == replayed else {
          return TraceDifference(line: line.number, recorded: line.event, replayed: replayed)
        }
        compared += 1
      }
      guard compared < trace.lines.count else { return nil }
      let line = trace.lines[compared]
      try carryOut(line, after: compared > 0 ? trace.lines[compared - 1].event : nil)
      guard compared < journal.events.count else {
        return TraceDifference(line: line.number, recorded: line.event, replayed: nil)
      }
    }
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

extension TraceValue {
  /// Whether an id in it says which of several visits it means.
  fileprivate var namesVisits: Bool {
    var rest = [self]
    while let next = rest.popLast() {
      switch next {
      case .object(let fields):
        if fields["visit"] != nil, fields["number"] != nil { return true }
        rest += fields.values
      case .array(let values): rest += values
      case .null, .bool, .integer, .unsigned, .number, .string: break
      }
    }
    return false
  }
}
