#if GTK
  import CGTK
  import ComposableNavigation
  import NavigationTesting

  @testable import GTKHost

  /// A person before windows, for the contract: they take another one, or close one.
  @MainActor
  final class WindowsDriver: HostDriver {
    let host = GTKWindows(title: "Windows", width: 200, height: 200)
    private let display: TestDisplay

    init(_ setting: HostSetting, _ display: TestDisplay) {
      self.display = display
      if !setting.isNested { host.setAttached(true) }
    }

    /// Off screen all is kept, and nothing is to be seen.
    var screen: HostScreen {
      guard !isAway else {
        return .tabs(host.views.map(\.title), selected: host.front?.title)
      }
      // A window manager takes its time.
      _ = display.wait(seconds: 5) {
        !self.host.awaitsFocus && self.host.seen == self.host.shown.selected
      }
      return .tabs(open.map(title), selected: host.seen.map(title))
    }

    func makeView(_ title: String) -> GTKView {
      GTKPage(title: title, content: gtk_label_new(title))
    }

    func title(of view: GTKView) -> String { view.title }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .tapTab(let index): return focus(index)
      case .closeTab(let index): return close(index)
      case .detach: host.setAttached(false)
      case .attach: host.setAttached(true)
      default: return false
      }
      return true
    }

    /// The elements whose windows are to be seen.
    private var open: [ElementID] {
      host.shown.elements.filter { element in
        host.window(of: element).map { gtk_widget_get_mapped($0) != 0 } ?? false
      }
    }

    /// Tells whether all windows have been taken off screen.
    private var isAway: Bool { open.isEmpty }

    private func title(of element: ElementID) -> String {
      host.shown.elements.firstIndex(of: element).map { host.views[$0].title } ?? ""
    }

    /// The window manager gives a window the focus, as after a click on its title.
    private func focus(_ index: Int) -> Bool {
      // That the focused one is clicked on is nothing to the window manager.
      guard !isAway, let (element, window) = window(at: index), element != host.seen else {
        return false
      }
      gtk_window_present(window.cast())
      return display.wait(seconds: 5) { host.seen == element }
    }

    private func close(_ index: Int) -> Bool {
      guard !isAway, let (_, window) = window(at: index) else { return false }
      gtk_window_close(window.cast())
      return true
    }

    private func window(at index: Int) -> (ElementID, GTKWidget)? {
      guard host.shown.elements.indices.contains(index) else { return nil }
      let element = host.shown.elements[index]
      return host.window(of: element).map { (element, $0) }
    }
  }
#endif
