#if GTK
  import CGTK
  import GTKHost

  /// The commands that a person can give beside the rows of a page: buttons and fields.
  @MainActor
  struct OffersList {
    /// A command.
    struct Offer: Hashable {
      let line: String
      let field: String?
      let text: String
      let help: String
    }

    private var shown: [Offer] = []
    private var captions: [String] = []
    private let signals = Signals()

    /// Shows commands in a box, unless it shows the same already: a text that is typed stays.
    mutating func show(
      _ offers: [Offer],
      _ captions: [String],
      in box: GTKWidget,
      run: @escaping @MainActor (String) -> Void
    ) {
      guard offers != shown || captions != self.captions else { return }
      (shown, self.captions) = (offers, captions)
      signals.disconnectAll()
      while let child = gtk_widget_get_first_child(box) { gtk_box_remove(box.cast(), child) }
      for caption in captions {
        let label = gtk_label_new(caption)!
        gtk_label_set_wrap(label.opaque, 1)
        gtk_label_set_xalign(label.opaque, 0)
        gtk_widget_add_css_class(label, "caption")
        gtk_box_append(box.cast(), label)
      }
      guard !offers.isEmpty else { return }
      let heading = gtk_label_new("Actions")!
      gtk_label_set_xalign(heading.opaque, 0)
      gtk_widget_add_css_class(heading, "heading")
      gtk_box_append(box.cast(), heading)
      let list = gtk_list_box_new()!
      gtk_widget_add_css_class(list, "boxed-list")
      gtk_list_box_set_selection_mode(list.opaque, GTK_SELECTION_NONE)
      gtk_box_append(box.cast(), list)
      for offer in offers {
        gtk_list_box_append(list.opaque, offer.field == nil ? makeButton(offer) : makeField(offer, run))
      }
      signals.connect(UnsafeMutableRawPointer(list), "row-activated") { arguments in
        guard let row = arguments.widget(1) else { return false }
        let index = Int(gtk_list_box_row_get_index(row.cast()))
        if offers.indices.contains(index), offers[index].field == nil { run(offers[index].line) }
        return false
      }
    }

    private func makeButton(_ offer: Offer) -> GTKWidget {
      let row = adw_action_row_new()!
      adw_preferences_row_set_use_markup(row.cast(), 0)
      adw_preferences_row_set_title(row.cast(), offer.line)
      adw_action_row_set_subtitle(row.cast(), g_markup_escape_text(offer.help, -1))
      gtk_list_box_row_set_activatable(row.cast(), 1)
      return row
    }

    private func makeField(_ offer: Offer, _ run: @escaping @MainActor (String) -> Void) -> GTKWidget {
      let row = adw_entry_row_new()!
      adw_preferences_row_set_use_markup(row.cast(), 0)
      adw_preferences_row_set_title(row.cast(), "\(offer.line): \(offer.field ?? "")")
      gtk_editable_set_text(row.opaque, offer.text)
      adw_entry_row_set_show_apply_button(row.cast(), 1)
      gtk_widget_set_tooltip_text(row, offer.help)
      signals.connect(row, "apply") {
        guard let text = gtk_editable_get_text(row.opaque) else { return }
        run("\(offer.line) \(String(cString: text))")
      }
      return row
    }
  }
#endif
