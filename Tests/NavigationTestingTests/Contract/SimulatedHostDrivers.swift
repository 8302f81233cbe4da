import ComposableNavigation
import NavigationTesting

@MainActor
final class SimulatedStackDriver: TextDriver {
  let host: SimulatedStackHost<String>

  init(_ setting: HostSetting, isSlow: Bool, capabilities: StackCapabilities = .all) {
    host = SimulatedStackHost(
      previous: setting.previous,
      capabilities: capabilities,
      isAttached: !setting.isNested
    )
    host.holdsAcknowledgements = isSlow
  }

  var screen: HostScreen { .stack(host.presentables) }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .goBack(let count): return host.goBack(count)
    case .completeGesture:
      host.swipeBack()
      host.endGesture()
    default: return host.perform(act)
    }
    return true
  }
}

@MainActor
final class SimulatedModalDriver: TextDriver {
  let host: SimulatedModalHost<String>

  init(_ setting: HostSetting, isSlow: Bool, capabilities: ModalCapabilities = .all) {
    host = SimulatedModalHost(capabilities: capabilities, isAttached: !setting.isNested)
    host.holdsAcknowledgements = isSlow
  }

  var screen: HostScreen {
    guard let title = host.presentable, let style = host.style else { return .nothingPresented }
    return .modal(title, style)
  }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .swipeDown:
      guard host.presentable != nil else { return false }
      host.dismiss()
    case .dragSheet(let detent): host.drag(to: detent)
    case .completeGesture:
      host.dismiss()
      host.endGesture()
    default: return host.perform(act)
    }
    return true
  }
}

@MainActor
final class SimulatedTabDriver: TextDriver {
  let host: SimulatedTabHost<String>

  init(_ setting: HostSetting, isSlow: Bool, capabilities: TabCapabilities = .all) {
    host = SimulatedTabHost(
      previous: setting.previous,
      capabilities: capabilities,
      isAttached: !setting.isNested
    )
    host.holdsAcknowledgements = isSlow
  }

  var screen: HostScreen { .tabs(host.presentables, selected: host.selectedPresentable) }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .tapTab(let index): host.select(at: index)
    case .closeTab(let index): host.remove([host.elements[index]])
    default: return host.perform(act)
    }
    return true
  }
}

@MainActor
final class SimulatedWindowDriver: TextDriver {
  let host: SimulatedWindowHost<String>
  /// A Boolean value that indicates whether a guarded window wrongly keeps the user from focusing
  /// another one.
  private let focusesAsTabs: Bool

  init(_ setting: HostSetting, isSlow: Bool, focusesAsTabs: Bool = false) {
    self.focusesAsTabs = focusesAsTabs
    host = SimulatedWindowHost(previous: setting.previous, isAttached: !setting.isNested)
    host.holdsAcknowledgements = isSlow
  }

  var screen: HostScreen { .tabs(host.presentables, selected: host.selectedPresentable) }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .tapTab(let index):
      if focusesAsTabs { host.select(host.elements[index]) } else { host.focus(at: index) }
    case .closeTab(let index): host.close(at: index)
    default: return host.perform(act)
    }
    return true
  }
}

@MainActor
final class SimulatedSplitDriver: TextDriver {
  let host: SimulatedSplitHost<String>

  init(_ setting: HostSetting, isSlow: Bool) {
    host = SimulatedSplitHost(isAttached: !setting.isNested)
    host.holdsAcknowledgements = isSlow
    for column in columns { column.holdsAcknowledgements = isSlow }
  }

  private var columns: [SimulatedStackHost<String>] {
    [host.primary, host.supplementary, host.detail]
  }

  var screen: HostScreen { .columns(host.contents) }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition:
      return host.acknowledgeNext() || columns.contains { $0.acknowledgeNext() }
    case .loseRoom: host.loseRoom()
    case .gainRoom: host.gainRoom()
    case .collapse:
      guard host.elements.count > 1 else { return false }
      host.remove(Array(host.elements.dropFirst()))
    case .expand:
      guard host.elements.count == 1 else { return false }
      host.expand()
    default: return host.perform(act)
    }
    return true
  }
}

extension SimulatedContainerHost {
  /// Performs the acts that all drivers share.
  fileprivate func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition: return acknowledgeNext()
    case .beginGesture: beginGesture()
    case .cancelGesture: endGesture()
    case .detach: detach()
    case .attach: attach()
    default: return false
    }
    return true
  }
}
