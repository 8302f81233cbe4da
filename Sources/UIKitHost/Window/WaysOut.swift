#if canImport(UIKit) && !os(watchOS)
  /// The user's permission to leave the front screen of a UIKit host, by a swipe, a pull or a button.
  ///
  /// If a view provider has a `leaveGuard`, its handler sets the host accordingly. Use this for
  /// reasons that do not depend on an entry's state:
  ///
  /// ```swift
  /// controller.host.waysOut = state.isSaved ? .open : .closed { store.send(.leaveAttempted) }
  /// ```
  public enum WaysOut {
    /// The user can leave as usual.
    case open
    /// All ways out are closed; the closure is called when the user tries a button or a pull.
    ///
    /// A swipe back is prevented without a call, because UIKit does not report an attempt.
    case closed(@MainActor () -> Void)

    /// A Boolean value that indicates whether the user may leave.
    public var areOpen: Bool {
      switch self {
      case .open: true
      case .closed: false
      }
    }

    /// Reports an attempt.
    @MainActor
    func attempt() {
      if case .closed(let attempt) = self { attempt() }
    }
  }
#endif
