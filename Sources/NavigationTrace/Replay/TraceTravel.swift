/// A replay that steps forwards and backwards.
///
/// Use it to see how a state, and the content of the hosts, came about:
///
/// ```swift
/// let travel = TraceTravel(trace) {
///   window = TerminalWindow()                        // everything anew, as when it was recorded
///   let store = Store(initialState: Inbox.State()) { Inbox() }
///   let replay = TraceReplay(trace, in: store, coder: .codable(), draw: draw) { act($0, window) }
///   show(store, in: window)
///   return replay
/// }
/// try travel.step(to: 12)
/// try travel.goBack()                                // where it was before the last thing was done
/// ```
///
/// Changes of a store and of hosts cannot be undone: a step back makes a new replay and replays up
/// to there.
@MainActor
public final class TraceTravel<State, Action: Sendable> {
  /// The trace that is replayed.
  public let trace: Trace

  /// The current replay; replaced by each step back.
  public private(set) var replay: TraceReplay<State, Action>

  /// The first difference up to the current position; nil if there is none.
  public private(set) var difference: TraceDifference?

  private let begin: @MainActor () -> TraceReplay<State, Action>

  /// Prepares the replay at its beginning.
  ///
  /// - Parameters:
  ///   - trace: The recorded events.
  ///   - begin: Makes a replay of the trace with a new store, and new hosts that show it; called
  ///     immediately, and for each step back.
  public init(_ trace: Trace, begin: @escaping @MainActor () -> TraceReplay<State, Action>) {
    self.trace = trace
    self.begin = begin
    replay = begin()
  }

  /// The number of the trace's events that were replayed.
  public var position: Int { replay.position }

  /// Steps to a position, forwards or backwards.
  ///
  /// The consequences of an event are replayed with it, so ``position`` may be higher; it is never
  /// after the first difference.
  ///
  /// - Parameter position: The number of events; a number outside the trace is limited to its
  ///   nearest end.
  /// - Throws: ``TraceError`` for an action that cannot be sent.
  /// - Complexity: O(*n*) in the number of events between; for a step back, in the number of all
  ///   events up to the position.
  public func step(to position: Int) throws(TraceError) {
    let position = max(0, min(position, trace.lines.count))
    // Nothing was compared before the first step.
    if position < replay.position,
      let stop = replay.stops.first(where: { $0 >= position }), stop < replay.position
    {
      replay = begin()
    }
    difference = try replay.step(to: position)
  }

  /// Replays the next event from outside.
  ///
  /// - Returns: False at the end, or after a difference.
  /// - Throws: ``TraceError`` for an action that cannot be sent.
  /// - Complexity: O(1), besides the consequences of the event.
  @discardableResult
  public func goForward() throws(TraceError) -> Bool {
    let before = position
    try step(to: before + 1)
    return position > before
  }

  /// Steps back to the position before the last event from outside.
  ///
  /// - Returns: False at the beginning.
  /// - Throws: ``TraceError`` for an action that cannot be sent.
  /// - Complexity: O(*n*) in the number of events up to there.
  @discardableResult
  public func goBack() throws(TraceError) -> Bool {
    guard let stop = replay.stops.last(where: { $0 < position }) else { return false }
    try step(to: stop)
    return true
  }
}
