#if GTK
  import CGTK
  public import ComposableNavigation

  /// A view that a GTK window can show, made by a view provider.
  ///
  /// There are seven: ``GTKPage`` for your own widget, ``GTKDialog`` for alerts, and the hosts
  /// ``GTKStack``, ``GTKTabs``, ``GTKSplit``, ``GTKModal`` and ``GTKWindows``, which show other
  /// views and keep the handlers that control them.
  ///
  /// ```swift
  /// struct Screens: ViewProviding {
  ///   func makePresentable(for screen: Screen) -> GTKView {
  ///     GTKPage(title: screen.title, content: gtk_label_new(screen.text))
  ///   }
  /// }
  /// ```
  @MainActor
  open class GTKView: HandlerContaining {
    /// The widget of the view, kept as long as the view.
    public let widget: GTKWidget

    /// The handlers whose host is this view.
    var ownHandlers: [any NavigationHandler] = []

    /// The signals that the view observes.
    let signals = Signals()

    /// A Boolean value that indicates whether the view itself is on screen, as a part of a window's
    /// root; false for a view that a handler shows, which attaches it.
    public internal(set) var isAttached = false

    /// The title of the view in a tab bar; nil for ``title``.
    public var tabTitle: String?

    /// The name of the view's icon in a tab bar; nil for none.
    public var tabIcon: String?

    /// A Boolean value that indicates whether the user can dismiss the view when it is presented.
    public var isDismissible = true

    /// The focused widget when another view came in front, which may be gone; nil if none was.
    var lastFocus: GTKWidget?

    /// Called when the title has changed.
    var onTitleChange: (@MainActor () -> Void)?

    /// Creates a view of a widget, for a subclass.
    public init(widget: GTKWidget) {
      self.widget = widget
      g_object_ref_sink(widget)
    }

    isolated deinit {
      signals.disconnectAll()
      g_object_unref(widget)
    }

    /// Keeps a handler of yours as long as the view, which is its host or contains it.
    public func keep(_ handler: any NavigationHandler) { ownHandlers.append(handler) }

    /// The handlers whose hosts are this view or inside it, outermost first.
    open var handlers: [any NavigationHandler] { ownHandlers }

    /// The title of the view in a header bar; for a host, that of its view in front.
    open var title: String { front?.title ?? "" }

    /// The tree of the view.
    open var tree: NavigationTree { .screen(title) }

    /// The view in front of all others in this one; nil for a view without others.
    open var front: GTKView? { nil }

    /// A Boolean value that indicates whether the view itself can go back: by default, whether one
    /// of its kept handlers can.
    open var canPerformBack: Bool { ownHandlers.contains { $0.goBack != nil } }

    /// Goes back in the view itself; called if the views in front of it cannot go back.
    ///
    /// By default the last kept handler that can goes back in its container's state.
    ///
    /// - Returns: True if the view did anything.
    @discardableResult
    open func performBack() -> Bool {
      for handler in ownHandlers.reversed() {
        guard let goBack = handler.goBack else { continue }
        goBack()
        return true
      }
      return false
    }

    /// Sets the action of a back button in the view's header bar.
    ///
    /// A view without a header bar passes the action on, or ignores it.
    ///
    /// - Parameter act: Goes back from the view's container; nil if there is no way back.
    open func setBackAction(_ act: (@MainActor () -> Void)?) {}

    /// Sets whether the view's header bar has the window's buttons.
    ///
    /// A view without a header bar passes the value on, or ignores it.
    ///
    /// - Parameter ends: True if the view is at the trailing edge of its window.
    open func setEndsWindow(_ ends: Bool) {}

    /// A Boolean value that indicates whether the view's header bar has a place for a switcher of
    /// tabs.
    var takesSwitcher: Bool { false }

    /// Sets the switcher of tabs that replaces the title in the view's header bar.
    ///
    /// - Parameter make: Creates a switcher; nil for the title.
    func setSwitcher(_ make: (@MainActor () -> TabSwitcher?)?) {}

    /// A Boolean value that indicates whether the user can touch nothing behind the view.
    package var isModal: Bool { false }

    /// Called when the view becomes, or is no longer, a part of a window's root.
    ///
    /// A view that shows others without a handler notifies them; call `super`.
    open func setAttached(_ isAttached: Bool) { self.isAttached = isAttached }

    /// The visible views from this one on, outermost first.
    package var path: [GTKView] {
      var path: [GTKView] = []
      var view: GTKView? = self
      while let next = view {
        path.append(next)
        view = next.front
      }
      return path
    }

    /// Goes back, as the user would: from a modal or the topmost screen, the innermost first.
    ///
    /// - Returns: True if it went back; false if there is nothing to go back to.
    @discardableResult
    public func back() -> Bool {
      for view in path.reversed() {
        if view.canPerformBack { return view.performBack() }
        if view.isModal { return false }
      }
      return false
    }
  }
#endif
