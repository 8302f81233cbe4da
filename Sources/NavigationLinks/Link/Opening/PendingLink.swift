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
public struct PendingLink: Hashable, Sendable {
  /// The link.
  public let text: String

  /// The scheme and the host in front of it.
  public let base: LinkBase

  /// The effect that it is to have on what is open.
  public let mode: LinkMode

  /// The rule for the case that it is understood only in part.
  public let policy: LinkPolicy

  /// The reason why it was held back, for a person.
  public let reason: String

  init(text: String, base: LinkBase, mode: LinkMode, policy: LinkPolicy, reason: String) {
    self.text = text
    self.base = base
    self.mode = mode
    self.policy = policy
    self.reason = reason
  }

  /// Makes a link that is to be opened later, when its data is there; see ``LoadingLink``.
  ///
  /// Nothing of it is read before it is resumed.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - mode: The effect that it is to have on what is open.
  ///   - policy: The rule for the case that it is understood only in part.
  ///   - base: The scheme and the host in front of it; `.none` for where the tables say.
  ///   - reason: The reason why it waits, for a person.
  public init(
    _ text: String,
    mode: LinkMode = .replace,
    policy: LinkPolicy = .strict,
    base: LinkBase = .none,
    because reason: String = "its data is on the way"
  ) {
    self.init(text: text, base: base, mode: mode, policy: policy, reason: reason)
  }
}

extension PendingLink: Codable {
  /// Reads a link; one that was saved without its base is a path alone.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(String.self, forKey: .text)
    base = try container.decodeIfPresent(LinkBase.self, forKey: .base) ?? LinkBase.none
    mode = try container.decode(LinkMode.self, forKey: .mode)
    policy = try container.decode(LinkPolicy.self, forKey: .policy)
    reason = try container.decode(String.self, forKey: .reason)
  }
}
