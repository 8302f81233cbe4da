#if GTK
  import CGTK
  public import ComposableNavigation

  /// A view that a window of GTK can show, made by view providers for GTK.
  ///
  /// There are seven: ``GTKPage`` for a widget of your own, ``GTKDialog`` for alerts, and the hosts
  /// ``GTKStack``, ``GTKTabs``, ``GTKSplit``, ``GTKModal`` and ``GTKWindows``, which show other views
  /// and keep the handlers that tell them what to show.
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
    /// The widget that shows the view; kept as long as the view.
    public let widget: GTKWidget

    /// The handlers of the hosts that are this view.
    var ownHandlers: [any NavigationHandler] = []

    /// The signals that the view listens to.
    let signals = Signals()

    /// Tells whether the view is on screen by itself, as a part of a window's root; a view that a
    /// handler shows says false, and is attached by that handler.
    public internal(set) var isAttached = false

    /// The title of the view in a tab bar; nil for its own title.
    public var tabTitle: String?

    /// The name of the view's icon in a tab bar.
    public var tabIcon = "view-list-symbolic"

    /// Tells whether a person can dismiss the view when it is presented.
    public var isDismissible = true

    /// Hears that the title has become another one.
    var onTitleChange: (@MainActor () -> Void)?

    /// Makes a view of a widget, for a kind of your own.
    public init(widget: GTKWidget) {
      self.widget = widget
      g_object_ref_sink(widget)
    }

    isolated deinit {
      signals.disconnectAll()
      g_object_unref(widget)
    }

    /// Keeps a handler of your own as long as the view, which is its host or has it in it.
    public func keep(_ handler: any NavigationHandler) { ownHandlers.append(handler) }

    /// The handlers whose hosts are this view or lie in it, outermost first.
    open var handlers: [any NavigationHandler] { ownHandlers }

    /// The title of the view in a header bar: a host's is that of the view it has in front.
    open var title: String { front?.title ?? "" }

    /// The tree of what is open in the view.
    open var tree: NavigationTree { .screen(title) }

    /// The view in front of everything else in this one; nil for a view that shows no others.
    open var front: GTKView? { nil }

    /// Tells whether a person's back does something to the view itself, when nothing in front of it
    /// can go back.
    open var canGoBackHere: Bool { false }

    /// Does what a person's back does to the view itself, when nothing in front of it can go back.
    ///
    /// - Returns: True if anything was done.
    @discardableResult
    open func goBackHere() -> Bool { false }

    /// Takes the way back out of what the view lies in, for a button in its header bar.
    ///
    /// A view without a header bar of its own hands it on, or does nothing with it.
    ///
    /// - Parameter act: Goes back; nil when there is no way back.
    open func setWayBack(_ act: (@MainActor () -> Void)?) {}

    /// Takes note of the window's buttons: they are in the view's header bar, or in another one.
    ///
    /// A view without a header bar of its own hands it on, or does nothing with it.
    ///
    /// - Parameter ends: True if the view lies at the end of its window.
    open func setEndsWindow(_ ends: Bool) {}

    /// Tells whether a person can touch nothing behind the view.
    package var isModal: Bool { false }

    /// Hears that the view is, or is no longer, a part of a window's root.
    ///
    /// A view that shows others without a handler tells them; call `super`.
    open func setAttached(_ isAttached: Bool) { self.isAttached = isAttached }

    /// The views that a person sees from here on, outermost first.
    package var path: [GTKView] {
      var path: [GTKView] = []
      var view: GTKView? = self
      while let next = view {
        path.append(next)
        view = next.front
      }
      return path
    }

    /// Goes back, as a person does: from the inside out, what is presented or the topmost screen.
    ///
    /// - Returns: True if something went; false when there is nothing to go back to here.
    @discardableResult
    public func back() -> Bool {
      for view in path.reversed() {
        if view.canGoBackHere { return view.goBackHere() }
        if view.isModal { return false }
      }
      return false
    }
  }
#endif
