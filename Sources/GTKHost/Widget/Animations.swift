#if GTK
  import CGTK

  /// GTK's setting for animations, which the user can disable.
  enum Animations {
    private static let name = "gtk-enable-animations"

    /// Runs a closure without transitions, unless they are allowed.
    ///
    /// The setting is the only way, because a leaflet and a tab view have no function that changes
    /// them without a transition.
    @MainActor
    static func allowed(_ isAllowed: Bool, for widget: GTKWidget, _ act: () -> Void) {
      guard !isAllowed, let settings = gtk_widget_get_settings(widget) else { return act() }
      let wasEnabled = isEnabled(settings)
      set(false, settings)
      act()
      set(wasEnabled, settings)
    }

    /// Returns a Boolean value that indicates whether transitions are animated.
    private static func isEnabled(_ settings: OpaquePointer) -> Bool {
      var value = GValue()
      g_object_get_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
        name,
        &value
      )
      defer { g_value_unset(&value) }
      return g_value_get_boolean(&value) != 0
    }

    /// Enables or disables animations.
    static func set(_ isEnabled: Bool, _ settings: OpaquePointer?) {
      guard let settings else { return }
      var value = GValue()
      // The type of a Boolean is a C macro, which Swift does not import.
      g_value_init(&value, GType(5 << 2))
      g_value_set_boolean(&value, isEnabled ? 1 : 0)
      g_object_set_property(
        UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
        name,
        &value
      )
      g_value_unset(&value)
    }
  }
#endif
