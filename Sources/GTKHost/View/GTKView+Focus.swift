#if GTK
  import CGTK

  // The keyboard focus goes to the view in front, and back to the widget that led away. GTK does most
  // of it, but loses the focus of a page that is moved, and gives none to the first page of a window.
  extension GTKView {
    /// Changes which view is in front, and moves the focus to it if one of the views has the focus, or
    /// none in the window.
    ///
    /// - Parameters:
    ///   - views: The views of which one is in front.
    ///   - change: Changes the widgets, and ``front``.
    func followFocus(among views: [GTKView], _ change: () -> Void) {
      let focus = widget.focused
      let holder = focus.flatMap { focus in
        views.first { gtk_widget_is_ancestor(focus, $0.widget) != 0 }
      }
      holder?.lastFocus = focus
      change()
      if holder != nil || focus == nil { front?.takeFocus() }
    }

    /// Notes the focused widget, if it is in the view, before GTK brings another view in front.
    func noteFocus() {
      guard let focus = widget.focused, gtk_widget_is_ancestor(focus, widget) != 0 else { return }
      lastFocus = focus
    }

    /// Focuses the widget that had the focus before, or else the first one, unless any has it now.
    private func takeFocus() {
      let last = lastFocus
      // GTK itself remembers the focus from now on.
      lastFocus = nil
      guard gtk_widget_get_mapped(widget) != 0 else { return }
      // The widget may be gone, and then must not be used.
      if let last, widget.has(last), gtk_widget_get_mapped(last) != 0 {
        if gtk_widget_grab_focus(last) != 0 { return }
      }
      if let focus = widget.focused, gtk_widget_is_ancestor(focus, widget) != 0 { return }
      _ = gtk_widget_child_focus(widget, GTK_DIR_TAB_FORWARD)
    }
  }

  extension UnsafeMutablePointer where Pointee == GtkWidget {
    /// The focused widget of the window that contains this one; nil if there is none.
    fileprivate var focused: GTKWidget? {
      guard let window, let focus = gtk_root_get_focus(window.opaque) else { return nil }
      // A window keeps a removed widget as its focus until the next frame.
      return focus.window == window ? focus : nil
    }

    /// Returns a Boolean value that indicates whether a widget, which may be gone, is in this one.
    fileprivate func has(_ widget: GTKWidget) -> Bool {
      var child = gtk_widget_get_first_child(self)
      while let next = child {
        if next == widget || next.has(widget) { return true }
        child = gtk_widget_get_next_sibling(next)
      }
      return false
    }
  }
#endif
