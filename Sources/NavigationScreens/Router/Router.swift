public import ComposableNavigation

/// A shorthand for sending actions to a store of screens: SwiftfulRouting's `AnyRouter`.
///
/// Reach for it where a view shows the next screen itself; a feature's reducer sends the actions.
/// There is one for each screen, made where its view is made; one without a screen speaks for the
/// screen in front.
///
/// ```swift
/// let home = Router(store, of: .root)
/// home.showScreen(.push, .list)                      // nil: it was done
/// home.showScreen(.sheet, .filter)
/// home.dismissScreens(count: 5)                      // .tooMany(asked: 5, there: 2)
/// ```
///
/// Each call sends one action and answers why it was refused; nil when it was carried out. While
/// the store is busy with another action, which is so inside an observer, the action waits its turn,
/// and the answer is about the state as it is at the call. A router holds no state: keep it, copy it
/// and make it anew as you like. Once its screen has gone it gets nothing done, whatever the call:
/// `Refusal.stale`; who is to outlive its screen speaks for `.top`, or for `.root`. Two are equal when they speak for the same screen of the same root
/// store.
///
/// ## Laws
/// - a call of a router and its action do the same
@MainActor
public struct Router<Screen: Equatable & Sendable> {
  /// The type of navigation whose actions it sends.
  public typealias Navigation = ScreenNavigation<Screen>

  let store: Store<Navigation.State, Navigation.Action>

  /// The screen that it speaks for.
  public let screen: ScreenTarget

  /// The content of the screen that it speaks for; nil for the screen's own.
  ///
  /// Only a router that is ``onlyInFront`` looks at it.
  public let content: EntryID?

  private var isOnlyInFront = false

  /// Makes a router for one screen.
  ///
  /// - Parameters:
  ///   - store: The store of the screens.
  ///   - screen: The screen that it speaks for; without one, whatever is in front at each call.
  ///   - content: For the view of a content that has taken the place of the screen, its id.
  public init(
    _ store: Store<Navigation.State, Navigation.Action>,
    of screen: ScreenTarget = .top,
    showing content: EntryID? = nil
  ) {
    self.store = store
    self.screen = screen
    self.content = content
  }

  /// A router of the same store for another screen: that of the root, or of a name.
  ///
  /// ```swift
  /// router.router(of: .root).showOverlay(.banner)
  /// ```
  public func router(of screen: ScreenTarget) -> Router { Router(store, of: screen) }

  /// The same router, which shows and replaces nothing unless its screen is in front: for taps.
  ///
  /// ```swift
  /// router.onlyInFront.showScreen(.push, .message(7))
  /// router.onlyInFront.showScreen(.push, .message(7))  // .notOnTop: a double tap opens once
  /// ```
  ///
  /// It holds for every call that shows or replaces something: a screen, the next of a queue or of a
  /// flow, an alert, an overlay, a content. A content takes the place of its screen, so the view of one
  /// has a router of its own, `Router(store, of: screen, showing: content)`. It is the `from:` of
  /// ``ScreenNavigation/Action``. Other calls are not affected.
  public var onlyInFront: Router {
    var router = self
    router.isOnlyInFront = true
    return router
  }

  /// Sends an action that no call says.
  ///
  /// - Returns: The refusal; nil when it was carried out.
  /// - Complexity: O(*n*).
  @discardableResult
  public func send(_ action: Navigation.Action) -> Refusal? {
    store.answer(to: action) { Navigation.refusal(of: action, in: $0) }
  }

  /// The same, for who wants an error.
  func trySend(_ action: Navigation.Action) throws(Refusal) {
    if let refusal = send(action) { throw refusal }
  }

  /// The entry that has to be in front for something to be shown; nil for any.
  var from: EntryID? {
    guard isOnlyInFront else { return nil }
    if let id { return id }
    // A screen that is not open is refused as such, before anybody asks whether it is in front.
    return switch screen {
    case .entry(let id): id
    case .name(let name): .named(name, occurrence: 1)
    case .top, .root: nil
    }
  }
}

extension Router: nonisolated Equatable {
  /// Tells whether both speak for the same screen of the same root store.
  public nonisolated static func == (one: Router, other: Router) -> Bool {
    one.store.rootID == other.store.rootID && one.screen == other.screen
      && one.content == other.content && one.isOnlyInFront == other.isOnlyInFront
  }
}
