/// Decides whether a link may be opened, before anything moves.
///
/// ```swift
/// let signedIn = LinkGuard<App.State> { now, then in
///   then.isPrivate && now.user == nil ? "sign in first" : nil
/// }
/// ```
public struct LinkGuard<State>: Sendable {
  let reason: @Sendable (State, State) -> String?

  /// Makes a guard.
  ///
  /// - Parameter reason: Gets the state as it is and as it would be; returns why the link is held
  ///   back, nil to let it through.
  public init(_ reason: @escaping @Sendable (_ now: State, _ then: State) -> String?) {
    self.reason = reason
  }

  /// Makes one guard of several, whose reason is that of the first that has one.
  ///
  /// For guards that are a list: `guardedBy: .all(guards)`. None lets every link through.
  public static func all(_ guards: [LinkGuard]) -> LinkGuard {
    LinkGuard { now, then in guards.lazy.compactMap { $0.reason(now, then) }.first }
  }
}
