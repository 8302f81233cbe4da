#if GTK
  import CGTK
  import ComposableNavigation
  import GTKHost
  import TerminalHost

  /// A page of a showcase: texts, selectable rows, fields and buttons.
  final class RowsPage: GTKPage {
    private let screen: TerminalScreen
    private let choose: @MainActor (TerminalRow.Choice) -> Void
    private let toasts: GTKWidget
    private let list: GTKWidget
    private let offers: OffersMenu
    private(set) var rows: [TerminalRow] = []
    private var widgets: [GTKWidget] = []
    private var rowSignals = Signals()

    /// Makes the page of a screen.
    ///
    /// - Parameters:
    ///   - screen: The screen, which provides its title and rows.
    ///   - choose: Carries out the choice of a row.
    init(_ screen: TerminalScreen, choose: @escaping @MainActor (TerminalRow.Choice) -> Void) {
      self.screen = screen
      self.choose = choose
      toasts = adw_toast_overlay_new()
      let scroller = cgtk_made(gtk_scrolled_window_new())
      let clamp = cgtk_made(adw_clamp_new())
      let box = cgtk_made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 18))
      list = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
      offers = OffersMenu()
      super.init(title: screen.title, content: toasts)
      adw_toast_overlay_set_child(toasts.opaque, scroller)
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_child(scroller.opaque, clamp)
      adw_clamp_set_child(clamp.opaque, box)
      gtk_widget_set_margin_top(box, 18)
      gtk_widget_set_margin_bottom(box, 18)
      gtk_widget_set_margin_start(box, 12)
      gtk_widget_set_margin_end(box, 12)
      gtk_box_append(box.cast(), list)
      adw_header_bar_pack_end(headerBar.opaque, offers.button)
      renew()
    }

    /// Updates the title and the rows that have changed.
    func renew() {
      setTitle(screen.title)
      let now = screen.rows
      guard now != rows else { return }
      let isSameShape =
        now.count == rows.count
        && zip(now, rows).allSatisfy {
          ($0.choice == nil) == ($1.choice == nil) && $0.role == $1.role
        }
      rows = now
      if isSameShape { rewrite() } else { rebuild() }
    }

    /// Shows the reason why an action was not possible.
    func say(_ message: String) {
      let toast = adw_toast_new("")
      let text = g_markup_escape_text(message, -1)
      adw_toast_set_title(toast, text)
      g_free(text)
      adw_toast_overlay_add_toast(toasts.opaque, toast)
    }

    /// Shows the commands that are not rows, and the captions.
    func show(
      _ list: [OffersMenu.Offer],
      _ captions: [String],
      run: @escaping @MainActor (String) -> Void
    ) {
      offers.show(list, captions, run: run)
    }

    private func rewrite() {
      for (row, widget) in zip(rows, widgets) { write(row, widget) }
    }

    private func write(_ row: TerminalRow, _ widget: GTKWidget) {
      if row.choice == nil {
        gtk_label_set_text(widget.opaque, row.text)
      } else {
        adw_preferences_row_set_title(widget.cast(), row.text)
        gtk_widget_set_sensitive(widget, row.isFaint ? 0 : 1)
      }
    }

    private func rebuild() {
      rowSignals.disconnectAll()
      while let child = gtk_widget_get_first_child(list) { gtk_box_remove(list.cast(), child) }
      widgets = []
      var box: GTKWidget?
      for (index, row) in rows.enumerated() {
        guard row.choice != nil else {
          box = nil
          append(makeLabel())
          write(row, widgets[index])
          gtk_widget_set_visible(widgets[index], row.text.isEmpty ? 0 : 1)
          continue
        }
        if box == nil { box = makeBox(from: index) }
        let widget = makeRow(row.role)
        widgets.append(widget)
        write(row, widget)
        if let box { gtk_list_box_append(box.opaque, widget) }
      }
    }

    private func append(_ widget: GTKWidget) {
      widgets.append(widget)
      gtk_box_append(list.cast(), widget)
    }

    private func makeLabel() -> GTKWidget {
      let label = cgtk_made(gtk_label_new(""))
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_wrap_mode(label.opaque, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_selectable(label.opaque, 0)
      return label
    }

    private func makeBox(from first: Int) -> GTKWidget {
      let box = cgtk_made(gtk_list_box_new())
      gtk_widget_add_css_class(box, "boxed-list")
      gtk_list_box_set_selection_mode(box.opaque, GTK_SELECTION_NONE)
      gtk_box_append(list.cast(), box)
      rowSignals.connect(UnsafeMutableRawPointer(box), "row-activated") { [weak self] arguments in
        guard let self, let row = arguments.widget(1) else { return false }
        let index = first + Int(gtk_list_box_row_get_index(row.cast()))
        if rows.indices.contains(index), let choice = rows[index].choice { choose(choice) }
        return false
      }
      return box
    }

    private func makeRow(_ role: ButtonRole) -> GTKWidget {
      let row = cgtk_made(adw_action_row_new())
      adw_preferences_row_set_use_markup(row.cast(), 0)
      gtk_list_box_row_set_activatable(row.cast(), 1)
      if role == .destructive {
        gtk_widget_add_css_class(row, "error")
      } else {
        let icon = cgtk_made(gtk_image_new_from_icon_name("go-next-symbolic"))
        gtk_widget_add_css_class(icon, "dim-label")
        adw_action_row_add_suffix(row.cast(), icon)
      }
      return row
    }
  }
#endif
