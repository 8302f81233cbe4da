public import ComposableNavigation

/// A view that a terminal can show, made by view providers for a terminal.
///
/// There are seven: ``TerminalScreen`` for text, ``TerminalDialog`` for alerts, and the hosts
/// ``TerminalStack``, ``TerminalTabs``, ``TerminalSplit``, ``TerminalModal`` and ``TerminalWindows``:
/// they show other views and keep the handlers that tell them what to show. The host of a shape of
/// your own inherits from ``TerminalContainer``.
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

  /// The stores and providers that the view was made of, for another toolkit; nil for none.
  var recipe: (any TerminalRecipe)?

  /// Tells whether the view is on screen by itself, as a part of a window's root; a view that a
  /// handler shows says false, and is attached by that handler.
  public internal(set) var isAttached = false

  /// The title of the view in a tab bar; nil for its own title.
  public var tabTitle: String?

  /// Tells whether a person can dismiss the view when it is presented; an alert says false.
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

  /// The title of the view in a navigation bar: a host's is that of the view it has in front.
  open var title: String { front?.title ?? "" }

  /// The tree of what is open in the view.
  open var tree: NavigationTree { .screen(title) }

  /// The look of the view, ready to be drawn in any size.
  open var picture: TerminalPicture { .screen(title: title, body: []) }

  /// The view in front of everything else in this one; nil for a view that shows no others.
  open var front: TerminalView? { nil }

  /// Tells whether a person's back does something to the view itself, when nothing in front of it
  /// can go back.
  open var canGoBackHere: Bool { false }

  /// Does what a person's back does to the view itself, when nothing in front of it can go back.
  ///
  /// - Returns: True if anything was done.
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
  /// - Returns: True if anything was done; false, for a view that knows no touches.
  open func touch(_ gesture: String) -> Bool { false }

  /// Tells whether a person can touch nothing behind the view.
  var isModal: Bool { false }

  /// Hears that the view is, or is no longer, a part of a window's root.
  ///
  /// A view that shows others without a handler tells them; call `super`.
  open func setAttached(_ isAttached: Bool) { self.isAttached = isAttached }
}
