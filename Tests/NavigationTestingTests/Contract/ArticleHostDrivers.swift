import ComposableNavigation
import NavigationTesting

@MainActor
final class PageStackDriver: TextDriver, FocusDriver {
  let host: PageStack

  init(_ setting: HostSetting) {
    host = PageStack(previous: setting.previous, isAttached: !setting.isNested)
  }

  var screen: HostScreen { .stack(host.titles) }
  var focus: HostFocus? { host.focus.map { HostFocus(in: $0.page, at: $0.control) } }

  func moveFocus() { host.moveFocus() }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition: return host.transition.finish()
    case .goBack(let count): return host.goBack(count)
    case .beginGesture: host.beginGesture()
    case .completeGesture:
      guard host.titles.count > 1, !host.shown.elements.isEmpty else { return false }
      host.endGesture(goingBack: true)
    case .cancelGesture: host.endGesture(goingBack: false)
    case .detach: host.leaveScreen()
    case .attach: host.comeOnScreen()
    default: return false
    }
    return true
  }
}

@MainActor
final class OverlayDriver: TextDriver {
  let host: Overlay

  init(_ setting: HostSetting) { host = Overlay(isAttached: !setting.isNested) }

  var screen: HostScreen {
    guard let presented = host.presented else { return .nothingPresented }
    return .modal(presented.view, presented.style)
  }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition: return host.transition.finish()
    case .swipeDown: return host.swipeDown()
    case .detach: host.leaveScreen()
    case .attach: host.comeOnScreen()
    default: return false
    }
    return true
  }
}

@MainActor
final class TabBarDriver: TextDriver {
  let host: TabBar<String>

  init(_ setting: HostSetting) { host = TabBar(isAttached: !setting.isNested) }

  var screen: HostScreen { .tabs(host.views, selected: host.selectedView) }

  func perform(_ act: HostAct) -> Bool {
    guard case .tapTab(let index) = act else { return false }
    host.tap(index)
    return true
  }
}

@MainActor
final class DesktopDriver: TextDriver {
  let host: Desktop<String>

  init(_ setting: HostSetting) { host = Desktop(isAttached: !setting.isNested) }

  var screen: HostScreen { .tabs(host.views, selected: host.selectedView) }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .tapTab(let index): host.click(index)
    case .closeTab(let index): host.close(index)
    default: return false
    }
    return true
  }
}

@MainActor
final class PanesDriver: TextDriver {
  let host: Panes

  init(_ setting: HostSetting) { host = Panes(isAttached: !setting.isNested) }

  var screen: HostScreen { .columns(host.titles) }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition: return host.stacks.contains { $0.transition.finish() }
    case .loseRoom: host.changeRoom(hasRoom: false)
    case .gainRoom: host.changeRoom(hasRoom: true)
    case .collapse:
      guard host.shown.elements.count > 1 else { return false }
      host.collapse()
    case .expand:
      guard host.shown.elements.count == 1 else { return false }
      host.expand()
    default: return false
    }
    return true
  }
}
