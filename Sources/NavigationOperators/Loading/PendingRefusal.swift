public import ComposableNavigation

/// The reason why an action about a request for data was refused.
///
/// ```swift
/// store.onRefusal = { print($0.reason(as: PendingRefusal.self)) }         // .late
/// ```
public enum PendingRefusal: RefusalReason {
  /// The answer is that of a request which has ended already.
  case late
  /// There is no request, and no error.
  case nothingPending
  /// No request has failed or taken too long.
  case nothingFailed

  /// The reason, as a person would say it.
  public var description: String {
    switch self {
    case .late: "the answer is to a request that has ended"
    case .nothingPending: "nothing is being loaded"
    case .nothingFailed: "there is nothing to try again"
    }
  }
}
