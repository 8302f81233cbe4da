#if GTK
  import CGTK

  /// The setting that lets transitions be seen, which a person may have switched off.
  enum Animations {
    private static let name = "gtk-enable-animations"

    /// Does something without transitions, unless they are allowed.
    ///
    /// The setting is the only way: neither a leaflet nor a tab view has a change without one.
    @MainActor
    static func allowed(_ isAllowed: Bool, for widget: GTKWidget, _ act: () -> Void) {
      guard !isAllowed, let settings = gtk_widget_get_settings(widget) else { return act() }
      let wasEnabled = isEnabled(settings)
      set(false, settings)
      act()
      set(wasEnabled, settings)
    }

    /// Tells whether transitions are to be seen.
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

    /// Lets transitions be seen from now on, or not.
    static func set(_ isEnabled: Bool, _ settings: OpaquePointer?) {
      guard let settings else { return }
      var value = GValue()
      // GLib has the type of a truth as a macro.
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
