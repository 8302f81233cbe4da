#if GTK
  import CGTK
  import ComposableNavigation
  import NavigationTesting

  @testable import GTKHost

  /// Acts as the user of a sheet or a cover for the contract: closes the sheet's window.
  @MainActor
  final class ModalDriver: ButtonsDriver {
    let host: GTKModal
    let display: TestDisplay

    init(_ setting: HostSetting, _ display: TestDisplay, isMoving: Bool) {
      host = GTKModal(over: Buttons("below"))
      self.display = display
      display.show(host.widget)
      Animations.set(isMoving, gtk_widget_get_settings(host.widget))
      if let covers = host.widget.window.flatMap({ Covers.place(in: $0) }) {
        gtk_stack_set_transition_duration(covers.opaque, 30)
      }
      if !setting.isNested { host.setAttached(true) }
    }

    var screen: HostScreen {
      guard let view = host.presented, let style = host.shown.style else {
        return .nothingPresented
      }
      // Off screen the presentation is kept and hidden.
      return .modal(view.title, style)
    }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .endTransition:
        guard host.isMoving else { return false }
        return display.wait { !self.host.isMoving }
      case .swipeDown: return closeWindow()
      case .detach: host.setAttached(false)
      case .attach: host.setAttached(true)
      // A sheet of GTK cannot be dragged.
      default: return false
      }
      return true
    }

    private func closeWindow() -> Bool {
      guard let view = host.presented, host.canPerformBack, let window = view.widget.window else {
        return false
      }
      gtk_window_close(window.cast())
      return true
    }
  }
#endif
