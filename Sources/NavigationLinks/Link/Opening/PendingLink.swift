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
