#if GTK
  import CGTK
  import ComposableNavigation
  import NavigationTesting

  @testable import GTKHost

  /// Acts as the user of windows for the contract: focuses or closes a window.
  @MainActor
  final class WindowsDriver: HostDriver {
    let host = GTKWindows(title: "Windows", width: 200, height: 200)
    private let display: TestDisplay

    init(_ setting: HostSetting, _ display: TestDisplay) {
      self.display = display
      if !setting.isNested { host.setAttached(true) }
    }

    /// Off screen, all windows are kept and hidden.
    var screen: HostScreen {
      guard !isAway else {
        return .tabs(host.views.map(\.title), selected: host.front?.title)
      }
      // A window manager takes time.
      _ = display.wait(seconds: 5) {
        !self.host.isFocusPending && self.host.seen == self.host.shown.selected
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

    /// The elements whose windows are visible.
    private var open: [ElementID] {
      host.shown.elements.filter { element in
        host.window(of: element).map { gtk_widget_get_mapped($0) != 0 } ?? false
      }
    }

    /// A Boolean value that indicates whether all windows are off screen.
    private var isAway: Bool { open.isEmpty }

    private func title(of element: ElementID) -> String {
      host.shown.elements.firstIndex(of: element).map { host.views[$0].title } ?? ""
    }

    /// The window manager focuses a window, as after a click on its title.
    private func focus(_ index: Int) -> Bool {
      // The window manager ignores a click on the focused window.
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
