#if canImport(UIKit) && !os(watchOS)
  /// The ways out for a person, open or closed, which the host has to know before the touch.
  ///
  /// Where a view provider has a `leaveGuard` its handler says so to the host by itself. This is for
  /// what no entry's state knows:
  ///
  /// ```swift
  /// controller.host.waysOut = state.isSaved ? .open : .closed { store.send(.leaveAttempted) }
  /// ```
  public enum WaysOut {
    /// A person goes as ever.
    case open
    /// Every way out is closed; who tries one by a button or a pull is told of by the closure.
    ///
    /// A swipe back is closed without a word: UIKit says nothing of an attempt.
    case closed(@MainActor () -> Void)

    /// Tells whether a person may leave freely.
    public var areOpen: Bool {
      switch self {
      case .open: true
      case .closed: false
      }
    }

    /// Tells of an attempt.
    @MainActor
    func attempt() {
      if case .closed(let attempt) = self { attempt() }
    }
  }
#endif
