#if GTK
  import CGTK

  /// A page: a header bar with a title and a back button, over your widget.
  ///
  /// ```swift
  /// let page = GTKPage(title: "Inbox", content: list)
  /// page.setTitle("Inbox (3)")
  /// ```
  ///
  /// Inherit from it for a page whose content changes.
  open class GTKPage: GTKView {
    private let titleWidget: GTKWidget
    private let backButton: GTKWidget
    private var backAction: (@MainActor () -> Void)?
    private var switcher: TabSwitcher?
    private var text: String

    /// The header bar, to which you can add buttons: `adw_header_bar_pack_end`.
    public let headerBar: GTKWidget

    /// Creates a page.
    ///
    /// - Parameters:
    ///   - title: The title in the header bar.
    ///   - content: The widget below the bar, which fills the rest of the page.
    public init(title: String, content: GTKWidget) {
      let box = cgtk_made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      headerBar = adw_header_bar_new()
      titleWidget = adw_window_title_new(title, "")
      backButton = gtk_button_new_from_icon_name("go-previous-symbolic")
      text = title
      super.init(widget: box)
      // The title outlives its place in the header bar, which a switcher may take.
      g_object_ref_sink(titleWidget)
      adw_header_bar_set_title_widget(headerBar.opaque, titleWidget)
      // As high as with buttons, so that the bars of two columns align.
      gtk_widget_set_size_request(headerBar, -1, 47)
      adw_header_bar_pack_start(headerBar.opaque, backButton)
      gtk_widget_set_visible(backButton, 0)
      gtk_widget_set_tooltip_text(backButton, "Back")
      backButton.setAccessibleLabel("Back")
      gtk_box_append(box.cast(), headerBar)
      gtk_widget_set_vexpand(content, 1)
      gtk_widget_set_hexpand(content, 1)
      gtk_box_append(box.cast(), content)
      // The pages need a background, because they overlap during a transition.
      gtk_widget_add_css_class(box, "background")
      box.setAccessibleLabel(title)
      signals.connect(backButton, "clicked") { [weak self] in self?.backAction?() }
    }

    isolated deinit { g_object_unref(titleWidget) }

    /// The title in the header bar.
    open override var title: String { text }

    /// Changes the title.
    public func setTitle(_ title: String) {
      guard title != text else { return }
      text = title
      adw_window_title_set_title(titleWidget.opaque, title)
      widget.setAccessibleLabel(title)
      onTitleChange?()
    }

    /// Shows a back button with an action, or hides it.
    open override func setBackAction(_ act: (@MainActor () -> Void)?) {
      backAction = act
      gtk_widget_set_visible(backButton, act == nil ? 0 : 1)
    }

    override var takesSwitcher: Bool { true }

    override func setSwitcher(_ make: (@MainActor () -> TabSwitcher?)?) {
      guard (make == nil) != (switcher == nil) else { return }
      switcher = make?()
      adw_header_bar_set_title_widget(headerBar.opaque, switcher?.widget ?? titleWidget)
    }

    /// Shows or hides the window's buttons in the header bar.
    open override func setEndsWindow(_ ends: Bool) {
      adw_header_bar_set_show_end_title_buttons(headerBar.opaque, ends ? 1 : 0)
    }

    /// The visible back button; nil if there is no way back.
    package var visibleBackButton: GTKWidget? { backAction == nil ? nil : backButton }
  }
#endif
