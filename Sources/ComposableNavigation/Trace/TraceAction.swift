/// An action in a trace.
public enum TraceAction: Hashable, Sendable {
  /// As ``TraceCoder`` has written it; it can be replayed.
  case value(TraceValue)
  /// A description, which can be read and not replayed: there was no coder, or it failed.
  case text(String)
}

/// Who sent an action.
public enum TraceSource: Hashable, Sendable {
  /// `program`: the app.
  case program
  /// `host`: a handler, for what its host reported.
  case host
  /// `effect`: an effect that sends at once.
  case effect
  /// `work`: a piece of asynchronous work.
  case work(Int)
}
