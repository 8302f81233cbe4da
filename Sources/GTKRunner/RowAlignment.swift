#if GTK
  import CGTK
  import GTKHost
  import TerminalHost

  /// Makes the widgets that the rows of a page have in common: columns of one width, and groups of
  /// radio buttons.
  @MainActor
  final class RowAlignment {
    private var columns: [UnsafeMutablePointer<GtkSizeGroup>] = []
    private var radio: GTKWidget?

    isolated deinit {
      for column in columns { g_object_unref(UnsafeMutableRawPointer(column)) }
    }

    /// Makes a label that is as wide as the others of its column.
    func makeLabel(of column: Int) -> GTKWidget {
      while columns.count <= column {
        guard let next = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL) else { break }
        columns.append(next)
      }
      let label = cgtk_made(gtk_label_new(""))
      gtk_label_set_xalign(label.opaque, 0)
      gtk_widget_add_css_class(label, "dim-label")
      if columns.indices.contains(column) {
        gtk_size_group_add_widget(columns[column], label)
      }
      return label
    }

    /// Makes a radio button or a check, which shows a state; the row is activated instead.
    ///
    /// - Parameters:
    ///   - kind: The kind of the row.
    ///   - isFirst: True for the first row of a list, with which a group of radio buttons begins.
    /// - Returns: The mark; nil for other kinds.
    func makeMark(_ kind: TerminalRow.Kind, isFirst: Bool) -> GTKWidget? {
      if isFirst { radio = nil }
      let mark: GTKWidget
      switch kind {
      case .action, .link, .button: return nil
      case .check: mark = gtk_check_button_new()
      case .radio:
        mark = gtk_check_button_new()
        gtk_check_button_set_group(mark.cast(), radio?.cast())
        radio = mark
      }
      gtk_widget_set_can_target(mark, 0)
      gtk_widget_set_focusable(mark, 0)
      return mark
    }
  }
#endif
