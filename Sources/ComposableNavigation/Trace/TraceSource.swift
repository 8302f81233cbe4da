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
