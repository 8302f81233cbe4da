#if GTK
  import CGTK

  /// The keys and the mouse buttons that a person presses in a window, whatever they mean there.
  @MainActor
  final class WindowTouches {
    private let signals = Signals()

    /// Listens in a window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - act: Hears that a person has pressed something, before it means anything.
    init(on window: GTKWidget, _ act: @escaping @MainActor () -> Void) {
      guard let keys = gtk_event_controller_key_new(), let mouse = gtk_gesture_click_new() else {
        return
      }
      gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(window, keys)
      gtk_event_controller_set_propagation_phase(mouse, GTK_PHASE_CAPTURE)
      // Any button.
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
