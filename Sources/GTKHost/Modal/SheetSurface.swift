#if GTK
  import CGTK
  import ComposableNavigation

  /// A modal window over another one.
  final class SheetSurface: WindowSurface {
    private let keys: BackKeys

    /// Creates the window of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - sheet: The sheet, with its height; nil for another style.
    ///   - parent: The window below.
    ///   - onClose: Called if the user closes the window.
    init(
      _ view: GTKView,
      _ sheet: Sheet?,
      over parent: GTKWidget,
      onClose: @escaping @MainActor () -> Void
    ) {
      let window = cgtk_made(adw_window_new())
      keys = BackKeys(on: window, back: { [weak view] in view?.back() }, escape: onClose)
      super.init(window)
      gtk_window_set_transient_for(window.cast(), parent.cast())
      gtk_window_set_modal(window.cast(), 1)
      gtk_window_set_title(window.cast(), view.title)
      adw_window_set_content(window.cast(), Covers.makePlace(in: window, for: view.widget))
      resize(sheet, over: parent)
      signals.connect(UnsafeMutableRawPointer(window), "close-request") { _ in
        onClose()
        // The state decides whether the window closes.
        return true
      }
    }

    /// Sets the height of the window to the sheet's detent.
    func resize(_ sheet: Sheet?, over parent: GTKWidget?) {
      let (width, height) = Self.size(sheet, over: parent)
      gtk_window_set_default_size(window.cast(), width, height)
    }

    private static func size(_ sheet: Sheet?, over parent: GTKWidget?) -> (gint, gint) {
      let room = parent.map { (gtk_widget_get_width($0), gtk_widget_get_height($0)) } ?? (0, 0)
      let (wide, high) = room.0 > 0 && room.1 > 0 ? (Double(room.0), Double(room.1)) : (640, 560)
      let part: Double =
        switch sheet?.selectedDetent ?? sheet?.detents.first {
        case .medium: 0.5
        case .fraction(let fraction): fraction
        case .height(let height): height / high
        case .large, .custom, nil: 0.9
        }
      return (gint(min(wide * 0.9, 480)), gint(min(max(high * part, 200), high)))
    }

    override func hide(animated: Bool) {
      keys.disconnect()
      Covers.empty(window)
      adw_window_set_content(window.cast(), nil)
      super.hide(animated: animated)
    }

    override func rename(_ title: String) { gtk_window_set_title(window.cast(), title) }

    isolated deinit {
      if !isGone { hide(animated: false) }
    }
  }
#endif
