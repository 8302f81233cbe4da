#if GTK
  import CGTK

  /// The keys and the mouse button that go back in a window.
  @MainActor
  final class BackKeys {
    private let signals = Signals()

    /// Observes a window.
    ///
    /// - Parameters:
    ///   - window: The window.
    ///   - back: Called for Alt+Left, the Back key, and the back button of a mouse.
    ///   - escape: Called for Escape, if no widget in the window handles it.
    init(
      on window: GTKWidget,
      back: @escaping @MainActor () -> Void,
      escape: @escaping @MainActor () -> Void
    ) {
      // Handled before the leaflets, which would go back themselves, as by a gesture.
      guard let early = gtk_event_controller_key_new(), let late = gtk_event_controller_key_new(),
        let mouse = gtk_gesture_click_new()
      else { return }
      gtk_event_controller_set_propagation_phase(early, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(window, early)
      gtk_widget_add_controller(window, late)
      gtk_event_controller_set_propagation_phase(mouse, GTK_PHASE_CAPTURE)
      gtk_gesture_single_set_button(mouse, 8)
      gtk_widget_add_controller(window, mouse)
      signals.connect(UnsafeMutableRawPointer(early), "key-pressed") { arguments in
        let isAlt = arguments.flags(3) & GDK_ALT_MASK.rawValue != 0
        let key = Int32(arguments.uint(1))
        guard key == GDK_KEY_Back || isAlt && (key == GDK_KEY_Left || key == GDK_KEY_KP_Left) else {
          return false
        }
        back()
        return true
      }
      signals.connect(UnsafeMutableRawPointer(late), "key-pressed") { arguments in
        guard Int32(arguments.uint(1)) == GDK_KEY_Escape else { return false }
        escape()
        return true
      }
      signals.connect(UnsafeMutableRawPointer(mouse), "pressed") { _ in
        gtk_gesture_set_state(mouse, GTK_EVENT_SEQUENCE_CLAIMED)
        back()
        return false
      }
    }

    /// Stops observing.
    func disconnect() { signals.disconnectAll() }
  }
#endif
