#if GTK
  import CGTK

  /// A window of its own for a presented view.
  @MainActor
  class WindowSurface: Surface {
    var onRest: (@MainActor () -> Void)?
    let isMoving = false

    let window: GTKWidget
    let signals = Signals()
    private(set) var isGone = false

    init(_ window: GTKWidget) {
      self.window = window
      g_object_ref_sink(window)
    }

    func show(animated: Bool) { gtk_window_present(window.cast()) }

    func hide(animated: Bool) {
      isGone = true
      signals.disconnectAll()
      gtk_window_destroy(window.cast())
    }

    func setOnScreen(_ isOnScreen: Bool, over parent: GTKWidget?) {
      // While hidden, the window has no parent: GTK would access a parent that is destroyed first.
      gtk_window_set_transient_for(window.cast(), parent?.cast())
      gtk_widget_set_visible(window, isOnScreen ? 1 : 0)
    }

    func rename(_ title: String) {}

    isolated deinit {
      // GTK keeps windows until they are destroyed.
      if !isGone { hide(animated: false) }
      g_object_unref(window)
    }
  }
#endif
