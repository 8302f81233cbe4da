#if GTK
  import CGTK
  import ComposableNavigation
  import NavigationTesting

  @testable import GTKHost

  /// A page of two buttons.
  final class Buttons: GTKPage {
    let second: GTKWidget = gtk_button_new_with_label("second")

    init(_ title: String) {
      let box = cgtk_made(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
      for button in [gtk_button_new_with_label("first"), second].compactMap(\.self) {
        gtk_box_append(box.cast(), button)
      }
      super.init(title: title, content: box)
      gtk_widget_set_name(second, "2")
      gtk_widget_set_name(widget, Self.prefix + title)
    }

    /// The beginning of the name of each page's widget.
    private static let prefix = "page of buttons: "

    /// A Boolean value that indicates whether the focused widget is in the page.
    var hasFocus: Bool { Self.focus(beside: widget)?.view == title }

    /// A Boolean value that indicates whether the second button is focused.
    var hasFocusAtSecond: Bool { Self.focus(beside: widget) == HostFocus(in: title, at: 2) }

    /// Returns the focus in the window that contains a widget: 2 for the second button of a page, and
    /// 1 for its other widgets; nil if the focus is in no page.
    static func focus(beside widget: GTKWidget) -> HostFocus? {
      guard let root = gtk_widget_get_root(widget), let focus = gtk_root_get_focus(root),
        gtk_widget_get_root(focus) == root
      else { return nil }
      let control = Int(String(cString: gtk_widget_get_name(focus))) ?? 1
      var next: GTKWidget? = focus
      while let widget = next {
        let name = String(cString: gtk_widget_get_name(widget))
        if name.hasPrefix(prefix) {
          return HostFocus(in: String(name.dropFirst(prefix.count)), at: control)
        }
        next = gtk_widget_get_parent(widget)
      }
      return nil
    }
  }

  /// A driver whose views are pages of two buttons.
  @MainActor
  protocol ButtonsDriver: FocusDriver where Host: GTKView, View == GTKView {
    var display: TestDisplay { get }
  }

  extension ButtonsDriver {
    func makeView(_ title: String) -> GTKView { Buttons(title) }

    func title(of view: GTKView) -> String { view.title }

    private var front: Buttons? { host.path.last as? Buttons }

    var focus: HostFocus? {
      guard let front else { return nil }
      // A sheet's window is focused a little later.
      _ = display.wait(seconds: 1) { Buttons.focus(beside: front.widget) != nil }
      return Buttons.focus(beside: front.widget)
    }

    func moveFocus() {
      if let front { gtk_widget_grab_focus(front.second) }
    }
  }
#endif
