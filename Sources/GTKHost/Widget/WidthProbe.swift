#if GTK
  import CGTK

  /// An invisible widget that reports whether its place has a given width.
  @MainActor
  final class WidthProbe {
    /// The widget, without height.
    let widget: GTKWidget = adw_squeezer_new()

    private let wide: GTKWidget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    private let signals = Signals()

    /// Creates a probe.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - act: Called a turn after the answer has changed, when widgets may change.
    init(_ width: Int, _ act: @escaping @MainActor () -> Void) {
      gtk_widget_set_size_request(wide, gint(width), 0)
      // Hidden while the other is added, which is visible until the first size allocation.
      gtk_widget_set_visible(wide, 0)
      _ = adw_squeezer_add(widget.opaque, wide)
      _ = adw_squeezer_add(widget.opaque, gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      gtk_widget_set_visible(wide, 1)
      signals.connect(widget, "notify::visible-child") { Later.run(act) }
    }

    /// A Boolean value that indicates whether the place is at least as wide; false at first.
    var isWide: Bool { adw_squeezer_get_visible_child(widget.opaque) == wide }
  }
#endif
