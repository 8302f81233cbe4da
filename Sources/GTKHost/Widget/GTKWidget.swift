#if GTK
  public import CGTK

  /// A GTK widget, in the type of its C functions.
  ///
  /// ```swift
  /// let label: GTKWidget = gtk_label_new("Hello")
  /// GTKPage(title: "Greeting", content: label)
  /// ```
  public typealias GTKWidget = UnsafeMutablePointer<GtkWidget>

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// Returns the same object as another of its classes, without a check.
    package func cast<Other>() -> UnsafeMutablePointer<Other> {
      UnsafeMutableRawPointer(self).assumingMemoryBound(to: Other.self)
    }

    /// The same object as an instance of a class whose structure is private.
    package var opaque: OpaquePointer { OpaquePointer(self) }

    /// Sets the widget's label for screen readers.
    package func setAccessibleLabel(_ label: String) {
      var property = GTK_ACCESSIBLE_PROPERTY_LABEL
      var value = GValue()
      g_value_init(&value, gtk_accessible_property_string)
      g_value_set_string(&value, label)
      gtk_accessible_update_property_value(opaque, 1, &property, &value)
      g_value_unset(&value)
    }

    /// Returns the widgets inside this one with a CSS name, in order, but none inside another.
    package func descendants(_ name: String) -> [GTKWidget] {
      var (found, child): ([GTKWidget], GTKWidget?) = ([], gtk_widget_get_first_child(self))
      while let next = child {
        let isNamed = String(cString: gtk_widget_get_css_name(next)) == name
        found += isNamed ? [next] : next.descendants(name)
        child = gtk_widget_get_next_sibling(next)
      }
      return found
    }

    /// The window that contains the widget; nil if there is none.
    package var window: GTKWidget? {
      gtk_widget_get_root(self).map { GTKWidget($0) }
    }
  }

  /// The type of a string, which is a macro in GLib.
  private let gtk_accessible_property_string = GType(16 << 2)
#endif
