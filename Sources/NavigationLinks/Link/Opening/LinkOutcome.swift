/// The outcome of opening a link.
public enum LinkOutcome: Hashable, Sendable {
  /// The link was opened, without the part that the policy ``LinkPolicy/prefix`` dropped.
  case opened(dropped: LinkError?)
  /// A guard holds the link back. The state has not changed.
  case held(PendingLink)
}
