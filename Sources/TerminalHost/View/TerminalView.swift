public import ComposableNavigation

/// A view that a terminal can show: what view providers for a terminal make.
///
/// There are six: ``TerminalScreen`` for text, ``TerminalDialog`` for alerts, and the hosts
/// ``TerminalStack``, ``TerminalTabs``, ``TerminalSplit`` and ``TerminalModal``, which show other views
/// and keep the handlers that tell them what to show.
///
/// ```swift
/// struct Screens: ViewProviding {
///   func makePresentable(for screen: Screen) -> TerminalView {
///     TerminalScreen(title: screen.title)
///   }
/// }
/// ```
@MainActor
public class TerminalView: HandlerContaining {
  var ownHandlers: [any NavigationHandler] = []

  /// Whether the view is on screen by itself, as a part of a window's root; what a handler shows
  /// says false, and is attached by that handler.
  public internal(set) var isAttached = false

  /// What a tab bar calls the view; nil for its title.
  public var tabTitle: String?

  /// Whether a person can dismiss the view when it is presented; an alert says false.
  public var isDismissible = true

  init() {}

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
  public var handlers: [any NavigationHandler] { ownHandlers }

  /// What a navigation bar calls the view: a host's is that of what it has in front.
  public var title: String { front?.title ?? "" }

  /// What the view shows, as a picture of what is open.
  public var tree: NavigationTree { .screen(title) }

  /// What the view looks like, ready to be drawn in any size.
  public var picture: TerminalPicture { .screen(title: title, body: []) }

  /// What lies in front of everything else in the view; nil for a view that shows no others.
  var front: TerminalView? { nil }

  /// Whether a person's back does something to the view itself, when nothing in front of it can go
  /// back.
  var canGoBackHere: Bool { false }

  /// What a person's back does to the view itself, when nothing in front of it can go back.
  func goBackHere() -> Bool { false }

  /// Whether a person can touch nothing behind the view.
  var isModal: Bool { false }

  /// The view is, or is no longer, a part of a window's root.
  func setAttached(_ isAttached: Bool) { self.isAttached = isAttached }
}
