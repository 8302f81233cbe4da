#if GTK
  import CGTK
  import GTKHost

  /// The commands that are not rows of a page, in a menu of the header bar.
  @MainActor
  final class OffersMenu {
    /// One command of the menu.
    struct Offer: Hashable {
      let line: String
      let help: String
      /// A Boolean value that indicates whether the user has to complete the line.
      let asks: Bool
    }

    /// The button that opens the menu.
    let button: GTKWidget

    private let popover: GTKWidget
    private let box: GTKWidget
    private var shown: [Offer] = []
    private var captions: [String] = []
    private let signals = Signals()

    /// Makes an empty menu, whose button is hidden.
    init() {
      button = gtk_menu_button_new()
      popover = gtk_popover_new()
      box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 12)
      gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
      gtk_menu_button_set_popover(button.opaque, popover)
      gtk_widget_set_tooltip_text(button, "Actions")
      button.setAccessibleLabel("Actions")
      let scroller = cgtk_made(gtk_scrolled_window_new())
      gtk_scrolled_window_set_policy(scroller.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
      gtk_scrolled_window_set_propagate_natural_height(scroller.opaque, 1)
      gtk_scrolled_window_set_max_content_height(scroller.opaque, 420)
      gtk_widget_set_size_request(scroller, 300, -1)
      gtk_scrolled_window_set_child(scroller.opaque, box)
      gtk_popover_set_child(popover.cast(), scroller)
      gtk_widget_set_visible(button, 0)
    }

    /// Shows commands, if they have changed.
    func show(_ offers: [Offer], _ captions: [String], run: @escaping @MainActor (String) -> Void) {
      guard offers != shown || captions != self.captions else { return }
      (shown, self.captions) = (offers, captions)
      signals.disconnectAll()
      while let child = gtk_widget_get_first_child(box) { gtk_box_remove(box.cast(), child) }
      gtk_widget_set_visible(button, offers.isEmpty && captions.isEmpty ? 0 : 1)
      for caption in captions { gtk_box_append(box.cast(), makeLabel(caption)) }
      guard !offers.isEmpty else { return }
      let list = cgtk_made(gtk_list_box_new())
      gtk_widget_add_css_class(list, "boxed-list")
      gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
      gtk_box_append(box.cast(), list)
      for offer in offers { gtk_list_box_append(list.opaque, makeRow(offer)) }
      signals.connect(UnsafeMutableRawPointer(list), "row-activated") { [weak self] arguments in
        guard let self, let row = arguments.widget(1) else { return false }
        let index = Int(gtk_list_box_row_get_index(row.cast()))
        gtk_popover_popdown(popover.cast())
        if offers.indices.contains(index) { run(offers[index].line) }
        return false
      }
    }

    private func makeLabel(_ text: String) -> GTKWidget {
      let label = cgtk_made(gtk_label_new(text))
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_widget_add_css_class(label, "caption")
      return label
    }

    private func makeRow(_ offer: Offer) -> GTKWidget {
      let row = cgtk_made(adw_action_row_new())
      adw_preferences_row_set_use_markup(row.cast(), 0)
      adw_preferences_row_set_title(row.cast(), offer.asks ? "\(offer.line)…" : offer.line)
      let help = g_markup_escape_text(offer.help, -1)
      adw_action_row_set_subtitle(row.cast(), help)
      g_free(help)
      gtk_list_box_row_set_activatable(row.cast(), 1)
      return row
    }
  }
#endif
