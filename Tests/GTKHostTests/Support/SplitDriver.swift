#if GTK
  import CGTK
  import ComposableNavigation
  import NavigationTesting

  @testable import GTKHost

  /// Acts as the user of columns for the contract.
  @MainActor
  final class SplitDriver: ButtonsDriver {
    let host = GTKSplit()
    let display: TestDisplay

    init(_ setting: HostSetting, _ display: TestDisplay) {
      self.display = display
      // Wide enough for the columns: a folded leaflet shows only one.
      display.resize(width: 1000)
      display.show(host.widget)
      Animations.set(false, gtk_widget_get_settings(host.widget))
      if !setting.isNested { host.setAttached(true) }
    }

    var screen: HostScreen {
      var columns: [SplitColumn: [String]] = [:]
      for column in host.columns { columns[column] = host.stack(column).seen.map(\.title) }
      return .columns(columns)
    }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .loseRoom: host.onRoomChange?(true)
      case .gainRoom: host.onRoomChange?(false)
      case .detach: host.setAttached(false)
      case .attach: host.setAttached(true)
      default: return false
      }
      return true
    }
  }
#endif
