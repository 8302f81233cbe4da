/// The sender of an action: the app, a handler, or an effect.
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
