#if GTK
  import CGTK
  import ComposableNavigation
  import GTKHost
  import TerminalHost

  /// The widget of a row: a label, a row of a list, or a button.
  @MainActor
  struct RowWidget {
    let widget: GTKWidget

    /// The labels of the columns before the last one.
    private let prefixes: [GTKWidget]
    private let mark: GTKWidget?

    /// Makes the widget of a row, without its text.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - isFirst: True for the first row in its container, whose button is suggested.
    ///   - alignment: The alignment of the page's rows.
    init(_ row: TerminalRow, isFirst: Bool, _ alignment: RowAlignment) {
      let cells = row.text.cells
      if row.choice == nil, cells.count < 2 {
        (widget, prefixes, mark) = (Self.makeLabel(), [], nil)
      } else if row.choice != nil, row.kind == .button {
        (widget, prefixes, mark) = (gtk_button_new(), [], nil)
        gtk_widget_add_css_class(widget, "pill")
        switch row.role {
        case .destructive: gtk_widget_add_css_class(widget, "destructive-action")
        case .default: if isFirst { gtk_widget_add_css_class(widget, "suggested-action") }
        case .cancel: break
        }
      } else {
        widget = adw_action_row_new()
        adw_preferences_row_set_use_markup(widget.cast(), 0)
        gtk_list_box_row_set_activatable(widget.cast(), row.choice == nil ? 0 : 1)
        if row.role == .destructive { gtk_widget_add_css_class(widget, "error") }
        prefixes = cells.indices.dropLast().map(alignment.makeLabel)
        mark = alignment.makeMark(row.kind, isFirst: isFirst)
        // Each prefix is added before the others.
        for prefix in ([mark].compactMap(\.self) + prefixes).reversed() {
          adw_action_row_add_prefix(widget.cast(), prefix)
        }
        if row.choice != nil, row.kind == .link {
          let arrow = cgtk_made(gtk_image_new_from_icon_name("go-next-symbolic"))
          gtk_widget_add_css_class(arrow, "dim-label")
          adw_action_row_add_suffix(widget.cast(), arrow)
        }
      }
    }

    /// Shows the text and the state of a row of the same shape.
    func write(_ row: TerminalRow) {
      let cells = row.text.cells
      gtk_widget_set_sensitive(widget, row.isFaint ? 0 : 1)
      if row.choice == nil, cells.count < 2 {
        gtk_label_set_text(widget.opaque, row.text)
        gtk_widget_set_visible(widget, row.text.isEmpty ? 0 : 1)
      } else if row.choice != nil, row.kind == .button {
        gtk_button_set_label(widget.cast(), row.text)
      } else {
        adw_preferences_row_set_title(widget.cast(), cells.last ?? "")
        for (cell, label) in zip(cells, prefixes) { gtk_label_set_text(label.opaque, cell) }
        switch row.kind {
        case .radio(let isOn), .check(let isOn):
          if let mark { gtk_check_button_set_active(mark.cast(), isOn ? 1 : 0) }
        case .action, .link, .button: break
        }
      }
    }

    private static func makeLabel() -> GTKWidget {
      let label = cgtk_made(gtk_label_new(""))
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_xalign(label.opaque, 0)
      return label
    }
  }
#endif
