#if GTK
  import CGTK
  import GTKHost
  import TerminalHost
  import TerminalRunner

  /// A page of a showcase: texts, lists of rows, and buttons.
  final class RowsPage: GTKPage {
    /// The widgets that can contain rows.
    private enum Place: Hashable { case page, list, buttons }

    private let screen: TerminalScreen
    private let choose: @MainActor (TerminalRow.Choice) -> Void
    private let toasts: GTKWidget
    private let box: GTKWidget
    private let offers: OffersMenu
    private(set) var rows: [TerminalRow] = []
    private var widgets: [RowWidget] = []
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
      box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)
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
      adw_header_bar_pack_end(headerBar.opaque, offers.button)
      renew()
    }

    /// Updates the title and the rows that have changed.
    func renew() {
      setTitle(screen.title)
      let now = screen.rows
      guard now != rows else { return }
      let isSameShape = now.map(\.shape) == rows.map(\.shape)
      rows = now
      if !isSameShape { rebuild() }
      for (row, widget) in zip(rows, widgets) { widget.write(row) }
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

    private func rebuild() {
      rowSignals.disconnectAll()
      while let child = gtk_widget_get_first_child(box) { gtk_box_remove(box.cast(), child) }
      widgets = []
      let alignment = RowAlignment()
      var (place, container) = (Place.page, box)
      for (index, row) in rows.enumerated() {
        let next = Self.place(of: row)
        if next != place || next == .page {
          place = next
          container = makeContainer(place, from: index)
        }
        let isFirst = gtk_widget_get_first_child(container) == nil
        let widget = RowWidget(row, isFirst: isFirst, alignment)
        widgets.append(widget)
        switch place {
        case .page: gtk_box_append(container.cast(), widget.widget)
        case .list: gtk_list_box_append(container.opaque, widget.widget)
        case .buttons:
          gtk_box_append(container.cast(), widget.widget)
          rowSignals.connect(widget.widget, "clicked") { [weak self] in self?.choose(at: index) }
        }
      }
    }

    private static func place(of row: TerminalRow) -> Place {
      if row.choice == nil { return row.text.cells.count > 1 ? .list : .page }
      return row.kind == .button ? .buttons : .list
    }

    private func makeContainer(_ place: Place, from first: Int) -> GTKWidget {
      switch place {
      case .page: return box
      case .buttons:
        let buttons = cgtk_made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 12))
        gtk_widget_set_halign(buttons, GTK_ALIGN_CENTER)
        gtk_box_append(box.cast(), buttons)
        return buttons
      case .list:
        let list = cgtk_made(gtk_list_box_new())
        gtk_widget_add_css_class(list, "boxed-list")
        gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
        gtk_box_append(box.cast(), list)
        rowSignals.connect(UnsafeMutableRawPointer(list), "row-activated") {
          [weak self] arguments in
          guard let row = arguments.widget(1) else { return false }
          self?.choose(at: first + Int(gtk_list_box_row_get_index(row.cast())))
          return false
        }
        return list
      }
    }

    private func choose(at index: Int) {
      if rows.indices.contains(index), let choice = rows[index].choice { choose(choice) }
    }
  }
#endif
