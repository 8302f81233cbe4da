/// The outcome of opening a link.
public enum LinkOutcome: Hashable, Sendable {
  /// The link was opened, without the part that was dropped under the policy ``LinkPolicy/prefix``.
  case opened(dropped: LinkError?)
  /// A guard holds it back; nothing was opened.
  case held(PendingLink)
}
