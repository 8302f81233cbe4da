#if GTK
  import CGTK
  import ComposableNavigation
  import NavigationTesting

  @testable import GTKHost

  /// Acts as the user of a stack for the contract: clicks the back button.
  @MainActor
  final class StackDriver: ButtonsDriver {
    let host: GTKStack
    let display: TestDisplay
    private let isMoving: Bool
    /// A Boolean value that indicates whether a finger holds the page.
    private var isGesturing: Bool { if case .foreign = host.phase { true } else { false } }

    init(_ setting: HostSetting, _ display: TestDisplay, isMoving: Bool) {
      host = GTKStack(setting.previous.map { Buttons($0) })
      self.display = display
      self.isMoving = isMoving
      display.show(host.widget)
      let settings = gtk_widget_get_settings(host.widget)
      Animations.set(isMoving, settings)
      // Real but short transitions.
      let spring = adw_spring_params_new(1, 0.05, 4000)
      adw_leaflet_set_child_transition_params(host.widget.opaque, spring)
      adw_spring_params_unref(spring)
      if !setting.isNested { host.setAttached(true) }
    }

    var screen: HostScreen {
      .stack(host.isMoving ? host.views.map(\.title) : host.seen.map(\.title))
    }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .endTransition: return endTransition()
      case .goBack(1): return clickBack()
      case .goBack(let count): return !isGesturing && host.back(levels: count)
      case .beginGesture: return move()
      case .completeGesture:
        return isGesturing && display.wait { !self.host.isMoving }
      case .detach: host.setAttached(false)
      case .attach: host.setAttached(true)
      // Only a swipe can be cancelled, and a virtual display has no fingers.
      default: return false
      }
      return true
    }

    private func endTransition() -> Bool {
      // A finger holds the page.
      guard host.isMoving, !isGesturing else { return false }
      return display.wait { !self.host.isMoving }
    }

    private func clickBack() -> Bool {
      guard !isGesturing, let button = (host.front as? GTKPage)?.visibleBackButton else {
        return false
      }
      click(button)
      return true
    }

    /// Moves the leaflet as a swipe does.
    private func move() -> Bool {
      guard isMoving, !host.isMoving, host.views.count > 1 else { return false }
      _ = adw_leaflet_navigate(host.widget.opaque, ADW_NAVIGATION_DIRECTION_BACK)
      return host.isMoving
    }
  }

  /// Clicks a button.
  @MainActor
  func click(_ button: GTKWidget) {
    var value = GValue()
    g_value_init(&value, gtk_button_get_type())
    g_value_set_object(&value, button)
    let id = g_signal_lookup("clicked", gtk_button_get_type())
    g_signal_emitv(&value, id, 0, nil)
    g_value_unset(&value)
  }
#endif
