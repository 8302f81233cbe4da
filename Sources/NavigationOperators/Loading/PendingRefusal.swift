public import ComposableNavigation

/// The reason why an action of a ``PendingNavigation`` was refused.
///
/// ```swift
/// store.onRefusal = { print($0.reason(as: PendingRefusal.self)) }         // .late
/// ```
public enum PendingRefusal: RefusalReason {
  /// The answer belongs to a request that has already ended.
  case late
  /// No request is pending, and there is no error.
  case nothingPending
  /// No request has failed or timed out.
  case nothingFailed

  /// The reason, as shown to the user.
  public var description: String {
    switch self {
    case .late: "the answer is to a request that has ended"
    case .nothingPending: "nothing is being loaded"
    case .nothingFailed: "there is nothing to try again"
    }
  }
}
