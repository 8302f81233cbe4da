#if GTK
  import CGTK
  import ComposableNavigation
  import NavigationTesting
  import XCTest

  @testable import GTKHost

  /// Acts as the user of tabs for the contract: clicks a button of the bar with the mouse.
  @MainActor
  final class TabsDriver: ButtonsDriver {
    let host = GTKTabs()
    let display: TestDisplay

    init(_ setting: HostSetting, _ display: TestDisplay) {
      self.display = display
      display.show(host.widget)
      // The bar sliding in is the only animation.
      Animations.set(false, gtk_widget_get_settings(host.widget))
      if !setting.isNested { host.setAttached(true) }
    }

    var screen: HostScreen { .tabs(host.views.map(\.title), selected: host.seen?.title) }

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
      let buttons = host.bar?.buttons ?? []
      // A single tab has no bar.
      guard buttons.count > 1, buttons.indices.contains(index) else { return false }
      do {
        try display.click(buttons[index])
        return true
      } catch {
        XCTFail("there is no mouse: \(error)")
        return false
      }
    }
  }
#endif
