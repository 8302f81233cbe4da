#if GTK
  import CGTK

  /// Switchers between the pages of an `AdwViewStack`, with icons only if the pages have them.
  @MainActor
  final class TabSwitcher {
    /// An `AdwViewSwitcherBar`, or an `AdwClamp` that contains an `AdwViewSwitcher` for each width.
    let widget: GTKWidget

    private let pages: GTKWidget
    private let signals = Signals()
    /// The selected tab, if the user pressed its button.
    private var pressed: Int?

    /// Observes a switcher.
    ///
    /// - Parameters:
    ///   - widget: The widget, whose switchers have the stack.
    ///   - pages: Its stack.
    ///   - selected: Returns the index of the selected tab.
    ///   - press: Called before GTK handles a click.
    ///   - tapAgain: Called for a tap on the selected tab, which GTK does not report.
    init(
      _ widget: GTKWidget,
      of pages: GTKWidget,
      selected: @escaping @MainActor () -> Int?,
      press: @escaping @MainActor () -> Void,
      tapAgain: @escaping @MainActor (Int) -> Void
    ) {
      (self.widget, self.pages) = (widget, pages)
      g_object_ref_sink(widget)
      widget.setAccessibleLabel("Tabs")
      if let model = adw_view_stack_get_pages(pages.opaque) {
        signals.connect(UnsafeMutableRawPointer(model), "items-changed") { [weak self] _ in
          // A new page gets its icon after this signal.
          Later.run { self?.showIcons() }
          return false
        }
        g_object_unref(UnsafeMutableRawPointer(model))
      }
      showIcons()
      guard let click = gtk_gesture_click_new() else { return }
      gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
      gtk_widget_add_controller(widget, click)
      signals.connect(UnsafeMutableRawPointer(click), "pressed") { [weak self] arguments in
        press()
        let tab = self?.tab(at: arguments)
        self?.pressed = tab == selected() ? tab : nil
        return false
      }
      signals.connect(UnsafeMutableRawPointer(click), "released") { [weak self] arguments in
        guard let self, let pressed, tab(at: arguments) == pressed else { return false }
        self.pressed = nil
        if pressed == selected() { tapAgain(pressed) }
        return false
      }
    }

    isolated deinit {
      signals.disconnectAll()
      g_object_unref(widget)
    }

    /// The buttons of each switcher, in order.
    private var rows: [[GTKWidget]] {
      widget.descendants("viewswitcher").map { $0.descendants("button") }
    }

    /// The buttons that the user sees, in order.
    var buttons: [GTKWidget] {
      rows.first { $0.contains { gtk_widget_get_mapped($0) != 0 } } ?? rows.first ?? []
    }

    /// Hides the place of an icon if the page has none.
    private func showIcons() {
      guard let model = adw_view_stack_get_pages(pages.opaque) else { return }
      defer { g_object_unref(UnsafeMutableRawPointer(model)) }
      for (index, button) in rows.flatMap({ $0.enumerated() }) {
        guard let page = g_list_model_get_item(model, guint(index)) else { continue }
        let hasIcon = adw_view_stack_page_get_icon_name(OpaquePointer(page)) != nil
        g_object_unref(page)
        // A click brings the keyboard to the page; keys can still go to the button.
        gtk_widget_set_focus_on_click(button, 0)
        // High enough for a finger.
        gtk_widget_set_size_request(button, -1, hasIcon ? -1 : 34)
        for icon in button.descendants("indicatorbin") {
          gtk_widget_set_visible(icon, hasIcon ? 1 : 0)
        }
      }
    }

    /// Returns the index of the tab whose button is at a position.
    private func tab(at arguments: SignalArguments) -> Int? {
      var found = gtk_widget_pick(
        widget,
        arguments.double(2),
        arguments.double(3),
        GTK_PICK_DEFAULT
      )
      let rows = rows
      while let next = found, next != widget {
        if let index = rows.lazy.compactMap({ $0.firstIndex(of: next) }).first { return index }
        found = gtk_widget_get_parent(next)
      }
      return nil
    }
  }
#endif
