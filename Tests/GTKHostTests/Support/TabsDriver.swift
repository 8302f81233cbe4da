#if GTK
  import CGTK
  import ComposableNavigation
  import NavigationTesting

  @testable import GTKHost

  /// A person before tabs, for the contract: they click on a button of the bar.
  @MainActor
  final class TabsDriver: HostDriver {
    let host = GTKTabs()
    private let display: TestDisplay

    init(_ setting: HostSetting, _ display: TestDisplay) {
      self.display = display
      display.show(host.widget)
      if !setting.isNested { host.setAttached(true) }
    }

    var screen: HostScreen { .tabs(host.views.map(\.title), selected: host.seen?.title) }

    func makeView(_ title: String) -> GTKView {
      GTKPage(title: title, content: gtk_label_new(title))
    }

    func title(of view: GTKView) -> String { view.title }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .tapTab(let index): return tap(index)
      case .detach: host.setAttached(false)
      case .attach: host.setAttached(true)
      default: return false
      }
      return true
    }

    private func tap(_ index: Int) -> Bool {
      guard host.views.indices.contains(index) else { return false }
      let view = host.views[index]
      // The bar says nothing of a tap on the selected one but a gesture, which needs a mouse.
      guard view !== host.seen else { return host.select(at: index) }
      adw_view_stack_set_visible_child(host.pages.opaque, view.widget)
      return true
    }
  }
#endif
