public import ComposableNavigation

/// A view that a terminal can show: what view providers for a terminal make.
///
/// There are six: ``TerminalScreen`` for text, ``TerminalDialog`` for alerts, and the hosts
/// ``TerminalStack``, ``TerminalTabs``, ``TerminalSplit`` and ``TerminalModal``, which show other views
/// and keep the handlers that tell them what to show. The host of a shape of your own inherits from
/// ``TerminalContainer``.
///
/// ```swift
/// struct Screens: ViewProviding {
///   func makePresentable(for screen: Screen) -> TerminalView {
///     TerminalScreen(title: screen.title)
///   }
/// }
/// ```
@MainActor
open class TerminalView: HandlerContaining {
  var ownHandlers: [any NavigationHandler] = []

  /// Whether the view is on screen by itself, as a part of a window's root; what a handler shows
  /// says false, and is attached by that handler.
  public internal(set) var isAttached = false

  /// What a tab bar calls the view; nil for its title.
  public var tabTitle: String?

  /// Whether a person can dismiss the view when it is presented; an alert says false.
  public var isDismissible = true

  /// Makes a view, for a kind of your own.
  public init() {}

  /// Keeps a handler of your own as long as the view, which is its host or has it in it.
  ///
  /// ```swift
  /// handler.setup(with: stack)
  /// stack.keep(handler)
  /// ```
  ///
  /// When another handler shows the view, the handler that is kept comes along in its lane.
  public func keep(_ handler: any NavigationHandler) { ownHandlers.append(handler) }

  /// The handlers whose hosts are this view or lie in it, outermost first.
  open var handlers: [any NavigationHandler] { ownHandlers }

  /// What a navigation bar calls the view: a host's is that of what it has in front.
  open var title: String { front?.title ?? "" }

  /// What the view shows, as a picture of what is open.
  open var tree: NavigationTree { .screen(title) }

  /// What the view looks like, ready to be drawn in any size.
  open var picture: TerminalPicture { .screen(title: title, body: []) }

  /// What lies in front of everything else in the view; nil for a view that shows no others.
  open var front: TerminalView? { nil }

  /// Whether a person's back does something to the view itself, when nothing in front of it can go
  /// back.
  open var canGoBackHere: Bool { false }

  /// Does what a person's back does to the view itself, when nothing in front of it can go back.
  ///
  /// - Returns: Whether anything was done.
  open func goBackHere() -> Bool { false }

  /// Tells whether a touch means something to the view now.
  ///
  /// - Parameter gesture: Its name, which a view of your own gives it: `swipe left`.
  /// - Returns: False, for a view that knows no touches.
  open func canTouch(_ gesture: String) -> Bool { false }

  /// Does what a person does to a view of your own, by a name that the view gives it.
  ///
  /// See ``TerminalAct/touch(_:)``.
  ///
  /// - Parameter gesture: The name: `swipe left`.
  /// - Returns: Whether anything was done; false, for a view that knows no touches.
  open func touch(_ gesture: String) -> Bool { false }

  /// Whether a person can touch nothing behind the view.
  var isModal: Bool { false }

  /// Hears that the view is, or is no longer, a part of a window's root.
  ///
  /// A view that shows others without a handler tells them; call `super`.
  open func setAttached(_ isAttached: Bool) { self.isAttached = isAttached }
}
