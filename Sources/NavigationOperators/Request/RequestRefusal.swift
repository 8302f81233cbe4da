public import ComposableNavigation

/// The reason why ``Request/ask(_:superseding:)`` has asked nobody.
///
/// ```swift
/// if let refusal = state.colour.ask(id) {
///   refusal.reason(as: RequestRefusal.self)          // .pending(#4)
///   return .refused(refusal)
/// }
/// ```
public enum RequestRefusal: RefusalReason {
  /// A screen is asked already, and has not answered.
  case pending(EntryID)
  /// There is no screen to ask: what was to be opened is not open.
  case nobody

  /// The reason, as a person would say it.
  public var description: String {
    switch self {
    case .pending(let id): "\(id) is asked already"
    case .nobody: "there is no screen to ask"
    }
  }
}
