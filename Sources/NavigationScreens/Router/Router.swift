public import ComposableNavigation

/// Sends actions to a store of screens by short calls: SwiftfulRouting's `AnyRouter`.
///
/// Use it where a view itself shows the next screen; a feature's reducer sends actions instead.
/// Create a router for each screen together with the screen's view. A router without a screen acts
/// for the screen in front.
///
/// ```swift
/// let home = Router(store, of: .root)
/// home.showScreen(.push, .list)                      // nil: it was done
/// home.showScreen(.sheet, .filter)
/// home.dismissScreens(count: 5)                      // .tooMany(asked: 5, there: 2)
/// ```
///
/// Each call sends one action and returns its refusal, or nil if the action was carried out. If the
/// store is busy with another action, for example inside an observer, the action is queued, and the
/// result is about the state at the time of the call. A router has no state: store it, copy it and
/// create it again as you like.
///
/// After its screen is dismissed, a router refuses each call with `Refusal.stale`. A router that
/// must outlive its screen uses `.top` or `.root`. Two routers are equal if they act for the same
/// screen of the same root store.
///
/// ## Laws
/// - a call of a router and its action do the same
@MainActor
public struct Router<Screen: Equatable & Sendable> {
  /// The navigation to which the router sends actions.
  public typealias Navigation = ScreenNavigation<Screen>

  let store: Store<Navigation.State, Navigation.Action>

  /// The screen that the router acts for.
  public let screen: ScreenTarget

  /// The content of the screen that the router acts for; nil for the screen's own.
  ///
  /// Only a router that is ``onlyInFront`` uses it.
  public let content: EntryID?

  private var isOnlyInFront = false

  /// Creates a router for one screen.
  ///
  /// - Parameters:
  ///   - store: The store of the screens.
  ///   - screen: The screen that the router acts for; by default, the screen in front at each call.
  ///   - content: The id of the content, for the view of a content that replaces the screen's own.
  public init(
    _ store: Store<Navigation.State, Navigation.Action>,
    of screen: ScreenTarget = .top,
    showing content: EntryID? = nil
  ) {
    self.store = store
    self.screen = screen
    self.content = content
  }

  /// Returns a router of the same store for another screen, for example the root or a named one.
  ///
  /// ```swift
  /// router.router(of: .root).showOverlay(.banner)
  /// ```
  public func router(of screen: ScreenTarget) -> Router { Router(store, of: screen) }

  /// The same router for taps: it shows or replaces screens only while its screen is in front.
  ///
  /// ```swift
  /// router.onlyInFront.showScreen(.push, .message(7))
  /// router.onlyInFront.showScreen(.push, .message(7))  // .notOnTop: a double tap opens once
  /// ```
  ///
  /// The check applies to each call that shows or replaces something: a screen, the next one of a
  /// queue or of a flow, an alert, an overlay, a content. A content replaces its screen's own, so
  /// its view has a separate router, `Router(store, of: screen, showing: content)`. The check is
  /// the `from:` of ``ScreenNavigation/Action``. Other calls are not affected.
  public var onlyInFront: Router {
    var router = self
    router.isOnlyInFront = true
    return router
  }

  /// Sends an action for which there is no call.
  ///
  /// - Returns: The refusal; nil if the action was carried out.
  /// - Complexity: O(*n*).
  @discardableResult
  public func send(_ action: Navigation.Action) -> Refusal? {
    store.answer(to: action) { Navigation.refusal(of: action, in: $0) }
  }

  /// Sends an action, and throws its refusal.
  func trySend(_ action: Navigation.Action) throws(Refusal) {
    if let refusal = send(action) { throw refusal }
  }

  /// The entry that must be in front for the call to show anything; nil for any.
  var from: EntryID? {
    guard isOnlyInFront else { return nil }
    if let id { return id }
    // A screen that is not open is refused for that reason, before the check that it is in front.
    return switch screen {
    case .entry(let id): id
    case .name(let name): .named(name, occurrence: 1)
    case .top, .root: nil
    }
  }
}

extension Router: nonisolated Equatable {
  /// Returns a Boolean value that indicates whether both act for the same screen and root store.
  public nonisolated static func == (one: Router, other: Router) -> Bool {
    one.store.rootID == other.store.rootID && one.screen == other.screen
      && one.content == other.content && one.isOnlyInFront == other.isOnlyInFront
  }
}
