/// A replay that is stepped through forwards and backwards.
///
/// Reach for it to see how a state, and what hosts show of it, came to be:
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
/// Changes of a store and of hosts cannot be undone: a step back begins anew and replays up to
/// there.
@MainActor
public final class TraceTravel<State, Action: Sendable> {
  /// The trace that is replayed.
  public let trace: Trace

  /// The replay as it is now; another one after each step back.
  public private(set) var replay: TraceReplay<State, Action>

  /// The first difference that has been found up to where it is; nil when there is none.
  public private(set) var difference: TraceDifference?

  private let begin: @MainActor () -> TraceReplay<State, Action>

  /// Prepares a journey; nothing has happened yet.
  ///
  /// - Parameters:
  ///   - trace: The recorded events.
  ///   - begin: Makes a replay of the trace with a new store, and new hosts that show it; called
  ///     at once, and for each step back.
  public init(_ trace: Trace, begin: @escaping @MainActor () -> TraceReplay<State, Action>) {
    self.trace = trace
    self.begin = begin
    replay = begin()
  }

  /// The number of the trace's events that have happened again.
  public var position: Int { replay.position }

  /// Goes to where so many events have happened, forwards or backwards.
  ///
  /// The consequences of an event happen with it, so that ``position`` may be further; it is no
  /// further than the first difference.
  ///
  /// - Parameter position: The number of events; one that no trace has means its nearest end.
  /// - Throws: ``TraceError``, for an action that cannot be sent.
  /// - Complexity: O(*n*) in the number of events between, and of all up to there for a step back.
  public func step(to position: Int) throws(TraceError) {
    let position = max(0, min(position, trace.lines.count))
    // Nothing has been compared before the first step.
    if let stop = replay.stops.first(where: { $0 >= position }), stop < replay.position {
      replay = begin()
    }
    difference = try replay.step(to: position)
  }

  /// Does what the trace says was done next.
  ///
  /// - Returns: False when there is nothing more, or a difference has been found.
  /// - Throws: ``TraceError``, for an action that cannot be sent.
  /// - Complexity: O(1), besides what follows from it.
  @discardableResult
  public func goForward() throws(TraceError) -> Bool {
    let before = position
    try step(to: before + 1)
    return position > before
  }

  /// Goes to where it was before the last thing was done.
  ///
  /// - Returns: False when nothing has been done.
  /// - Throws: ``TraceError``, for an action that cannot be sent.
  /// - Complexity: O(*n*) in the number of events up to there.
  @discardableResult
  public func goBack() throws(TraceError) -> Bool {
    guard let stop = replay.stops.last(where: { $0 < position }) else { return false }
    try step(to: stop)
    return true
  }
}
