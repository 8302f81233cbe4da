#if GTK
  import CGTK
  public import ComposableNavigation

  /// A window with one root view and its content.
  ///
  /// ```swift
  /// let window = GTKWindow(title: "Notes")
  /// window.show(GTKStack(store: stack, viewProvider: Screens()), keeping: store)
  /// ```
  ///
  /// ``GTKLoop`` runs it.
  @MainActor
  public final class GTKWindow {
    /// The window, an `AdwWindow`.
    public let widget: GTKWidget

    /// The root view; nil before ``show(_:keeping:)``.
    public private(set) var root: GTKView?

    /// Called when the user closes the window; return false to keep it open.
    public var onClose: (@MainActor () -> Bool)?

    /// Called when another page is in front, or a page has a new title.
    public var onChange: (@MainActor () -> Void)?

    private var owners: [AnyObject] = []
    private let signals = Signals()
    private var keys: BackKeys?
    private let name: String

    /// Creates a window that is not on screen yet.
    ///
    /// - Parameters:
    ///   - title: The title for the window manager, after that of the page in front.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    public init(title: String, width: Int = 860, height: Int = 640) {
      name = title
      widget = adw_window_new()
      g_object_ref_sink(widget)
      gtk_window_set_title(widget.cast(), title)
      gtk_window_set_default_size(widget.cast(), gint(width), gint(height))
      let back: @MainActor () -> Void = { [weak self] in self?.back() }
      keys = BackKeys(on: widget, back: back, escape: back)
      signals.connect(UnsafeMutableRawPointer(widget), "close-request") { [weak self] _ in
        guard let self, onClose?() != false else { return true }
        close()
        return true
      }
    }

    /// Shows a view instead of the previous one, and attaches its handlers.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - owners: Objects to keep while the view is shown, such as the store.
    public func show(_ root: GTKView, keeping owners: AnyObject...) {
      self.owners = owners
      show(root, takesFocus: true)
    }

    /// Shows a view, and requests the focus or not.
    func show(_ root: GTKView, takesFocus: Bool) {
      self.root?.setAttached(false)
      Covers.empty(widget)
      self.root = root
      adw_window_set_content(widget.cast(), Covers.makePlace(in: widget, for: root.widget))
      root.onTitleChange = { [weak self] in self?.renewTitle() }
      if takesFocus { present() } else { cgtk_show_behind(widget) }
      attachRoot(true)
      renewTitle()
    }

    private func attachRoot(_ isAttached: Bool) {
      guard let root else { return }
      // Attaches all together: each host's views must be known before the first command.
      if let lane = root.handlers.first?.lane {
        lane.hold { root.setAttached(isAttached) }
      } else {
        root.setAttached(isAttached)
      }
    }

    /// Closes the window, and releases its content.
    public func close() {
      root?.setAttached(false)
      root = nil
      owners = []
      Covers.empty(widget)
      gtk_window_destroy(widget.cast())
    }

    /// Brings the window to the front, and requests the focus.
    public func present() { gtk_window_present(widget.cast()) }

    /// Hides the window with its content temporarily, or shows it again.
    ///
    /// - Parameters:
    ///   - isOnScreen: True to show the window again.
    ///   - takesFocus: True to request the focus then.
    func setOnScreen(_ isOnScreen: Bool, takesFocus: Bool) {
      if isOnScreen, !takesFocus {
        cgtk_show_behind(widget)
      } else {
        gtk_widget_set_visible(widget, isOnScreen ? 1 : 0)
      }
      attachRoot(isOnScreen)
    }

    /// The tree of the hosts, independent of any state.
    public var tree: NavigationTree { root?.tree ?? .screen("") }

    /// Goes back, as the user would by a key.
    ///
    /// - Returns: True if it went back.
    @discardableResult
    public func back() -> Bool { root?.back() ?? false }

    private func renewTitle() {
      // A cover is in this window, but a sheet has its own.
      let title = root?.path.last { $0.widget.window == widget }?.title ?? ""
      gtk_window_set_title(
        widget.cast(),
        title.isEmpty || title == name ? name : "\(title) – \(name)"
      )
      onChange?()
    }

    isolated deinit {
      signals.disconnectAll()
      // GTK keeps windows until they are destroyed.
      gtk_window_destroy(widget.cast())
      g_object_unref(widget)
    }
  }
#endif
