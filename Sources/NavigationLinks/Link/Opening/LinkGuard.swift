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
}
