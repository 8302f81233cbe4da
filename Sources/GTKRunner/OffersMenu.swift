#if GTK
  import CGTK
  import GTKHost

  /// The commands that are not rows of a page, in a menu of the header bar.
  @MainActor
  final class OffersMenu {
    /// One command of the menu.
    struct Offer: Hashable {
      let line: String
      /// A Boolean value that indicates whether the user has to complete the line.
      let asks: Bool

      /// The title of the menu's item.
      var title: String { asks ? "\(line.inTitleCase)…" : line.inTitleCase }
    }

    /// The button that opens the menu.
    let button: GTKWidget

    private var shown: [Offer] = []
    private var captions: [String] = []
    private let signals = Signals()

    /// Makes an empty menu, whose button is hidden.
    init() {
      button = gtk_menu_button_new()
      gtk_menu_button_set_icon_name(button.opaque, "open-menu-symbolic")
      gtk_widget_set_tooltip_text(button, "Actions")
      button.setAccessibleLabel("Actions")
      gtk_widget_set_visible(button, 0)
    }

    /// Shows commands, if they have changed.
    func show(_ offers: [Offer], _ captions: [String], run: @escaping @MainActor (String) -> Void) {
      guard offers != shown || captions != self.captions else { return }
      (shown, self.captions) = (offers, captions)
      signals.disconnectAll()
      gtk_widget_set_visible(button, offers.isEmpty && captions.isEmpty ? 0 : 1)
      guard let menu = g_menu_new(), let group = g_simple_action_group_new() else { return }
      defer {
        g_object_unref(UnsafeMutableRawPointer(menu))
        g_object_unref(group)
      }
      if !captions.isEmpty, let item = g_menu_item_new(nil, nil) {
        g_menu_item_set_attribute_value(item, "custom", g_variant_new_string("captions"))
        g_menu_append_item(menu, item)
        g_object_unref(UnsafeMutableRawPointer(item))
      }
      for (index, offer) in offers.enumerated() {
        guard let action = g_simple_action_new("\(index)", nil) else { continue }
        signals.connect(UnsafeMutableRawPointer(action), "activate") { _ in
          // After the menu has closed.
          Task { run(offer.line) }
          return false
        }
        g_action_map_add_action(OpaquePointer(group), action)
        g_object_unref(UnsafeMutableRawPointer(action))
        // An underscore would mark a letter.
        let title = offer.title.split(separator: "_", omittingEmptySubsequences: false)
        g_menu_append(menu, title.joined(separator: "__"), "offers.\(index)")
      }
      gtk_widget_insert_action_group(button, "offers", OpaquePointer(group))
      gtk_menu_button_set_menu_model(
        button.opaque,
        UnsafeMutableRawPointer(menu).assumingMemoryBound(to: GMenuModel.self)
      )
      if !captions.isEmpty, let popover = gtk_menu_button_get_popover(button.opaque) {
        gtk_popover_menu_add_child(
          OpaquePointer(popover),
          makeLabel(captions.joined(separator: "\n")),
          "captions"
        )
      }
    }

    private func makeLabel(_ text: String) -> GTKWidget {
      let label = cgtk_made(gtk_label_new(text))
      gtk_label_set_wrap(label.opaque, 1)
      gtk_label_set_xalign(label.opaque, 0)
      gtk_label_set_max_width_chars(label.opaque, 40)
      gtk_widget_add_css_class(label, "caption")
      return label
    }
  }
#endif
