/// What came of opening a link.
public enum LinkOutcome: Hashable, Sendable {
  /// It was opened; what was dropped, under the policy ``LinkPolicy/prefix``.
  case opened(dropped: LinkError?)
  /// A guard holds it back; nothing was opened.
  case held(PendingLink)
}

/// A link that a guard holds back, to be opened later: after a sign-in, a purchase, an update.
///
/// Keep it in the state, where it is saved with the rest, and resume it:
///
/// ```swift
/// if case .held(let link) = try map.replace(with: url, in: &state, guardedBy: signedIn) {
///   state.pending = link
/// }
/// // later
/// _ = try map.resume(state.pending, in: &state, guardedBy: signedIn)
/// ```
public struct PendingLink: Hashable, Sendable, Codable {
  /// The link.
  public let text: String

  /// What it is to do.
  public let mode: LinkMode

  /// What happens when it is understood only in part.
  public let policy: LinkPolicy

  /// Why it was held back, for a person.
  public let reason: String
}

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
