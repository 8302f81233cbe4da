public import ComposableNavigation

extension LinkHistory {
  /// The reason why the history did not go back or forward.
  ///
  /// The state has not changed. For forward, the refusal is `Refusal.notAhead`, as for a stack.
  ///
  /// ```swift
  /// store.onRefusal = { refusal in
  ///   if case .held(let link) = refusal.reason(as: LinkHistory.Reason.self) { ask(link.reason) }
  /// }
  /// ```
  public enum Reason: RefusalReason {
    /// There is no link before the current one.
    case noneBehind
    /// The link is not understood. It may have been saved by another version of the app.
    case notOpened(String, LinkError)
    /// A guard holds the link back.
    case held(PendingLink)
  }
}

extension LinkHistory.Reason: CustomStringConvertible {
  /// The reason, as a readable message.
  public var description: String {
    switch self {
    case .noneBehind: "there is no link to go back to"
    case .notOpened(let link, let error): "“\(link)” is not opened: \(error)"
    case .held(let link): link.reason
    }
  }
}
