public import ComposableNavigation

/// A view that a terminal can show, made by a view provider.
///
/// There are seven: ``TerminalScreen`` for text, ``TerminalDialog`` for alerts, and the hosts
/// ``TerminalStack``, ``TerminalTabs``, ``TerminalSplit``, ``TerminalModal`` and
/// ``TerminalWindows``, which show other views and keep the handlers that control them. The host of
/// your own shape inherits from ``TerminalContainer``.
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

  /// The stores and providers of the view, for another toolkit; nil for none.
  var recipe: (any TerminalRecipe)?

  /// A Boolean value that indicates whether the view itself is on screen, as a part of a window's
  /// root; false for a view that a handler shows, which attaches it.
  public internal(set) var isAttached = false

  /// The title of the view in a tab bar; nil for ``title``.
  public var tabTitle: String?

  /// A Boolean value that indicates whether the user can dismiss the view when it is presented;
  /// false for an alert.
  public var isDismissible = true

  /// Creates a view, for a subclass.
  public init() {}

  /// Keeps a handler of yours as long as the view, which is its host or contains it.
  ///
  /// ```swift
  /// handler.setup(with: stack)
  /// stack.keep(handler)
  /// ```
  ///
  /// If another handler shows the view, the kept handler joins its lane.
  public func keep(_ handler: any NavigationHandler) { ownHandlers.append(handler) }

  /// The handlers whose hosts are this view or inside it, outermost first.
  open var handlers: [any NavigationHandler] { ownHandlers }

  /// The title of the view in a navigation bar; for a host, that of its view in front.
  open var title: String { front?.title ?? "" }

  /// The tree of the view.
  open var tree: NavigationTree { .screen(title) }

  /// The appearance of the view, which can be drawn in any size.
  open var picture: TerminalPicture { .screen(title: title, body: []) }

  /// The view in front of all others in this one; nil for a view without others.
  open var front: TerminalView? { nil }

  /// A Boolean value that indicates whether the view itself can go back: by default, whether one of
  /// its kept handlers can.
  open var canPerformBack: Bool { ownHandlers.contains { $0.goBack != nil } }

  /// Goes back in the view itself; called if the views in front of it cannot go back.
  ///
  /// By default the last kept handler that can goes back in its container's state.
  ///
  /// - Returns: True if the view did anything.
  open func performBack() -> Bool {
    for handler in ownHandlers.reversed() {
      guard let goBack = handler.goBack else { continue }
      goBack()
      return true
    }
    return false
  }

  /// Returns a Boolean value that indicates whether the view can perform a gesture now.
  ///
  /// - Parameter gesture: The name that a custom view defines: `swipe left`.
  /// - Returns: False by default.
  open func canTouch(_ gesture: String) -> Bool { false }

  /// Performs a gesture of a custom view, by the name that the view defines.
  ///
  /// See ``TerminalAct/touch(_:)``.
  ///
  /// - Parameter gesture: The name: `swipe left`.
  /// - Returns: True if the view did anything; false by default.
  open func touch(_ gesture: String) -> Bool { false }

  /// A Boolean value that indicates whether the user can touch nothing behind the view.
  var isModal: Bool { false }

  /// Called when the view becomes, or is no longer, a part of a window's root.
  ///
  /// A view that shows others without a handler notifies them; call `super`.
  open func setAttached(_ isAttached: Bool) { self.isAttached = isAttached }
}

extension TerminalView {
  /// The visible views from this one on, outermost first.
  var path: [TerminalView] {
    var path: [TerminalView] = []
    var view: TerminalView? = self
    while let next = view {
      path.append(next)
      view = next.front
    }
    return path
  }

  /// The innermost visible view that can go back; nil if there is none that the user can touch.
  var goesBack: TerminalView? {
    for view in path.reversed() {
      if view.canPerformBack { return view }
      if view.isModal { return nil }
    }
    return nil
  }
}
