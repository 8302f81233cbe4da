/// A rule that decides whether a link may be opened, before the state changes.
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
  /// - Parameter reason: Receives the current state and the state after the link. Returns the
  ///   reason to hold the link back, or nil to open it.
  public init(_ reason: @escaping @Sendable (_ now: State, _ then: State) -> String?) {
    self.reason = reason
  }

  /// Makes one guard from several.
  ///
  /// Its reason is that of the first guard that has one. Use it to pass an array of guards:
  /// `guardedBy: .all(guards)`. An empty one permits every link.
  public static func all(_ guards: [LinkGuard]) -> LinkGuard {
    LinkGuard { now, then in guards.lazy.compactMap { $0.reason(now, then) }.first }
  }
}
