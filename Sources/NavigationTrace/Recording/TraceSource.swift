/// The sender of an action: the app, a handler, or an effect.
public enum TraceSource: Hashable, Sendable {
  /// `program`: the app.
  case program
  /// `host`: a handler, after a report of its host.
  case host
  /// `effect`: an effect that sends an action immediately.
  case effect
  /// `work`: asynchronous work.
  case work(Int)
}
