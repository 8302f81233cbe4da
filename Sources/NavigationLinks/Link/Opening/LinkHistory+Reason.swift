public import ComposableNavigation

extension LinkHistory {
  /// A reason for which a link was not gone back or forward to; nothing has changed.
  ///
  /// The refusal is `Refusal.notAhead` for forward, as it is of a stack.
  ///
  /// ```swift
  /// store.onRefusal = { refusal in
  ///   if case .held(let link) = refusal.reason(as: LinkHistory.Reason.self) { ask(link.reason) }
  /// }
  /// ```
  public enum Reason: RefusalReason {
    /// There is no link before this one.
    case noneBehind
    /// The link is not understood, or no longer: it was saved by another version of the app.
    case notOpened(String, LinkError)
    /// A guard holds the link back.
    case held(PendingLink)
  }
}

extension LinkHistory.Reason: CustomStringConvertible {
  /// The reason, as a person would say it.
  public var description: String {
    switch self {
    case .noneBehind: "there is no link to go back to"
    case .notOpened(let link, let error): "“\(link)” is not opened: \(error)"
    case .held(let link): link.reason
    }
  }
}
