/// A link that a guard holds back, to be opened later: after a sign-in, a purchase, an update.
///
/// Store it in the state, which also saves it, and resume it:
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

  /// The scheme and host of the link.
  public let base: LinkBase

  /// The effect of the link on the open screens.
  public let mode: LinkMode

  /// The handling of a link that is only partly understood.
  public let policy: LinkPolicy

  /// The reason why the link was held back, as a message for the user.
  public let reason: String
}

extension PendingLink {
  /// Makes a link to open later, when its data is available; see ``LoadingLink``.
  ///
  /// The text is not read before the link is resumed.
  ///
  /// - Parameters:
  ///   - text: The link.
  ///   - mode: The effect of the link on the open screens.
  ///   - policy: The handling of a link that is only partly understood.
  ///   - base: The scheme and host of the link; `.none` for those of the tables.
  ///   - reason: The reason why the link waits, as a message for the user.
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
  /// Decodes a link; if it was saved without a base, it is only a path.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    text = try container.decode(String.self, forKey: .text)
    base = try container.decodeIfPresent(LinkBase.self, forKey: .base) ?? LinkBase.none
    mode = try container.decode(LinkMode.self, forKey: .mode)
    policy = try container.decode(LinkPolicy.self, forKey: .policy)
    reason = try container.decode(String.self, forKey: .reason)
  }
}
