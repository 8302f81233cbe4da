public import ComposableNavigation

/// The reason why ``Request/ask(_:superseding:)`` has not asked an entry.
///
/// ```swift
/// if let refusal = state.colour.ask(id) {
///   refusal.reason(as: RequestRefusal.self)          // .pending(#4)
///   return .refused(refusal)
/// }
/// ```
public enum RequestRefusal: RefusalReason {
  /// A screen was already asked, and has not answered.
  case pending(EntryID)
  /// There is no screen to ask: opening it has failed.
  case noScreen

  /// The reason, as shown to the user.
  public var description: String {
    switch self {
    case .pending(let id): "\(id) is asked already"
    case .noScreen: "there is no screen to ask"
    }
  }
}
