#if GTK
  import CGTK

  /// Observes each key and mouse button that the user presses in a window.
  @MainActor
  final class WindowTouches {
    private let signals = Signals()

    /// Observes a window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - act: Called at each press, before other handlers.
    init(on window: GTKWidget, _ act: @escaping @MainActor () -> Void) {
      guard let keys = gtk_event_controller_key_new(), let mouse = gtk_gesture_click_new() else {
        return
      }
      gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(window, keys)
      gtk_event_controller_set_propagation_phase(mouse, GTK_PHASE_CAPTURE)
      // Zero means any button.
      gtk_gesture_single_set_button(mouse, 0)
      gtk_widget_add_controller(window, mouse)
      signals.connect(UnsafeMutableRawPointer(keys), "key-pressed") { _ in
        act()
        return false
      }
      signals.connect(UnsafeMutableRawPointer(mouse), "pressed") { _ in
        act()
        return false
      }
    }
  }
#endif
