#if GTK
  import CGTK
  public import ComposableNavigation

  /// A window with one root view, and all that lies in it.
  ///
  /// ```swift
  /// let window = GTKWindow(title: "Notes")
  /// window.show(GTKStack(store: stack, viewProvider: Screens()), keeping: store)
  /// ```
  ///
  /// See ``GTKLoop`` for what runs it.
  @MainActor
  public final class GTKWindow {
    /// The window, an `AdwWindow`.
    public let widget: GTKWidget

    /// The root view; nil before ``show(_:keeping:)``.
    public private(set) var root: GTKView?

    /// Is called when a person closes the window; return false to keep it open.
    public var onClose: (@MainActor () -> Bool)?

    /// Is called instead of ``back()`` when a person goes back by a key or by the mouse, for a state that
    /// remembers what no host knows, such as the tab before.
    public var onBack: (@MainActor () -> Void)?

    /// Is called when another page has come in front, or one has another title.
    public var onChange: (@MainActor () -> Void)?

    private var owners: [AnyObject] = []
    private let signals = Signals()
    private var keys: BackKeys?
    private let name: String

    /// Makes a window that is not on screen yet.
    ///
    /// - Parameters:
    ///   - title: The title for the window manager; beside it stands that of the page in front.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    public init(title: String, width: Int = 860, height: Int = 640) {
      name = title
      widget = adw_window_new()
      g_object_ref_sink(widget)
      gtk_window_set_title(widget.cast(), title)
      gtk_window_set_default_size(widget.cast(), gint(width), gint(height))
      let back: @MainActor () -> Void = { [weak self] in
        guard let self else { return }
        if let onBack { onBack() } else { root?.back() }
      }
      keys = BackKeys(on: widget, back: back, escape: back)
      signals.connect(UnsafeMutableRawPointer(widget), "close-request") { [weak self] _ in
        guard let self, onClose?() != false else { return true }
        close()
        return true
      }
    }

    /// Shows a view instead of what was shown: its handlers begin.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - owners: Objects that have to live as long as the view is shown, such as the store.
    public func show(_ root: GTKView, keeping owners: AnyObject...) {
      self.owners = owners
      show(root, takesFocus: true)
    }

    /// Shows a view, in a window that asks a window manager for the focus or asks for none.
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
      // As one: before one of them is asked for anything, it is known what the others show.
      if let lane = root.handlers.first?.lane {
        lane.hold { root.setAttached(isAttached) }
      } else {
        root.setAttached(isAttached)
      }
    }

    /// Takes the window off screen, and lets go of what it shows.
    public func close() {
      root?.setAttached(false)
      root = nil
      owners = []
      Covers.empty(widget)
      gtk_window_destroy(widget.cast())
    }

    /// Brings the window in front of the others, and asks for the focus.
    public func present() { gtk_window_present(widget.cast()) }

    /// Takes the window off screen for a while, or back, with all that it shows.
    ///
    /// - Parameters:
    ///   - isOnScreen: True if it comes back.
    ///   - takesFocus: True if it asks for the focus then.
    func setOnScreen(_ isOnScreen: Bool, takesFocus: Bool) {
      if isOnScreen, !takesFocus {
        cgtk_show_behind(widget)
      } else {
        gtk_widget_set_visible(widget, isOnScreen ? 1 : 0)
      }
      attachRoot(isOnScreen)
    }

    /// The tree that the hosts show, drawn from them and from no state.
    public var tree: NavigationTree { root?.tree ?? .screen("") }

    /// Goes back, as a person does by a key.
    ///
    /// - Returns: True if something went.
    @discardableResult
    public func back() -> Bool { root?.back() ?? false }

    private func renewTitle() {
      // A cover lies in this window, a sheet has one of its own.
      let title = root?.path.last { $0.widget.window == widget }?.title ?? ""
      gtk_window_set_title(
        widget.cast(),
        title.isEmpty || title == name ? name : "\(title) – \(name)"
      )
      onChange?()
    }

    isolated deinit {
      signals.disconnectAll()
      // GTK keeps windows, also those that nobody else does.
      gtk_window_destroy(widget.cast())
      g_object_unref(widget)
    }
  }
#endif
