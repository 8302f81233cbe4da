#if GTK
  import CGTK

  /// The place of covers in a window: above the whole content.
  @MainActor
  enum Covers {
    private static let key = "navigation-covers"

    /// Creates the place around a window's content.
    ///
    /// - Returns: The widget to set as the window's content.
    static func makePlace(in window: GTKWidget, for content: GTKWidget) -> GTKWidget? {
      guard let stack = gtk_stack_new() else { return content }
      gtk_stack_set_transition_type(stack.opaque, GTK_STACK_TRANSITION_TYPE_OVER_UP)
      gtk_stack_set_transition_duration(stack.opaque, 200)
      _ = gtk_stack_add_child(stack.opaque, content)
      g_object_set_data(window.cast(), key, stack)
      return stack
    }

    /// Returns the place in a window; nil if the window is not this module's.
    static func place(in window: GTKWidget) -> GTKWidget? {
      g_object_get_data(window.cast(), key)?.assumingMemoryBound(to: GtkWidget.self)
    }

    /// Removes everything from a window, for use elsewhere.
    static func empty(_ window: GTKWidget) {
      guard let stack = place(in: window) else { return }
      while let child = gtk_widget_get_first_child(stack) { gtk_stack_remove(stack.opaque, child) }
    }
  }
#endif
