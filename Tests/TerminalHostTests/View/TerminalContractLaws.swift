import ComposableNavigation
import NavigationTesting
import Testing
import TestSupport

@testable import TerminalHost

/// A driver of a host in a window, whose views are screens of two rows, of which the user can choose
/// one.
@MainActor
private protocol RowDriver: FocusDriver where Host: TerminalView, View == TerminalView {
  var window: TerminalWindow { get }

  /// Performs an act that hosts of this kind have.
  func act(_ act: HostAct) -> Bool
}

extension RowDriver {
  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .detach: window.show(TerminalScreen(title: "elsewhere"))
    case .attach: window.show(host)
    default: return self.act(act)
    }
    return true
  }

  func makeView(_ title: String) -> TerminalView { Self.screen(title) }

  static func screen(_ title: String) -> TerminalScreen {
    TerminalScreen(title: title, rows: ["One", "Two"].map { TerminalRow($0, runs: $0) })
  }

  func title(of view: TerminalView) -> String { view.title }

  private var front: TerminalScreen? {
    var view: TerminalView = host
    while let next = view.front { view = next }
    return view as? TerminalScreen
  }

  var focus: HostFocus? {
    front.flatMap { front in
      front.place.focus(in: front.rows).map { HostFocus(in: front.title, at: $0) }
    }
  }

  func moveFocus() {
    if let front { front.place.move(by: 1, in: front.rows) }
  }
}

/// The five hosts follow “Writing a host”.
@MainActor
@Suite struct TerminalContractLaws {
  @MainActor
  private final class StackDriver: RowDriver {
    let host: TerminalStack
    let window = TerminalWindow()

    init(_ setting: HostSetting, capabilities: StackCapabilities) {
      let previous = setting.previous.map { Self.screen($0) }
      host = TerminalStack(previous, capabilities: capabilities)
      if !setting.isNested { window.show(host) }
    }

    var screen: HostScreen { .stack(host.views.map(\.title)) }

    func act(_ act: HostAct) -> Bool {
      if case .goBack(let count) = act { host.back(levels: count) } else { false }
    }
  }

  @MainActor
  private final class ModalDriver: RowDriver {
    let host: TerminalModal
    let window = TerminalWindow()

    init(_ setting: HostSetting, capabilities: ModalCapabilities) {
      host = TerminalModal(over: Self.screen("below"), capabilities: capabilities)
      if !setting.isNested { window.show(host) }
    }

    var screen: HostScreen {
      guard let presented = host.presented, let style = host.style else {
        return .nothingPresented
      }
      return .modal(presented.title, style)
    }

    func act(_ act: HostAct) -> Bool {
      switch act {
      case .swipeDown: host.dismiss()
      case .dragSheet(let detent): host.drag(to: detent)
      default: false
      }
    }
  }

  @MainActor
  private final class TabsDriver: RowDriver {
    let host: TerminalTabs
    let window = TerminalWindow()

    init(_ setting: HostSetting, capabilities: TabCapabilities) {
      host = TerminalTabs(capabilities: capabilities)
      if !setting.isNested { window.show(host) }
    }

    var screen: HostScreen {
      .tabs(host.views.map(\.title), selected: host.selectedIndex.map { host.views[$0].title })
    }

    func act(_ act: HostAct) -> Bool {
      if case .tapTab(let index) = act { host.select(at: index) } else { false }
    }
  }

  @MainActor
  private final class WindowsDriver: RowDriver {
    let host = TerminalWindows()
    let window = TerminalWindow()

    init(_ setting: HostSetting) {
      if !setting.isNested { window.show(host) }
    }

    var screen: HostScreen {
      .tabs(host.views.map(\.title), selected: host.selectedIndex.map { host.views[$0].title })
    }

    func act(_ act: HostAct) -> Bool {
      switch act {
      case .tapTab(let index): host.focus(at: index)
      case .closeTab(let index): host.close(at: index)
      default: false
      }
    }
  }

  @MainActor
  private final class SplitDriver: RowDriver {
    let host = TerminalSplit()
    let window = TerminalWindow()

    init(_ setting: HostSetting) {
      if !setting.isNested { window.show(host) }
    }

    var screen: HostScreen {
      var columns: [SplitColumn: [String]] = [:]
      for column in host.columns {
        let stack = host.host(of: column) as? TerminalStack
        columns[column] = stack?.views.map(\.title) ?? []
      }
      return .columns(columns)
    }

    func act(_ act: HostAct) -> Bool {
      switch act {
      case .loseRoom: host.onRoomChange?(true)
      case .gainRoom: host.onRoomChange?(false)
      default: return false
      }
      return true
    }
  }

  private static let unable: [HostAct] = [
    .endTransition, .beginGesture, .completeGesture, .cancelGesture,
  ]

  @Test(arguments: [StackCapabilities.all, []])
  func `a stack keeps the contract`(capabilities: StackCapabilities) throws {
    try HostContract(obeysGuards: true, depth: 2) {
      StackDriver($0, capabilities: capabilities)
    }
    .check("terminal stack", never: Self.unable)
  }

  @Test(arguments: [ModalCapabilities.all, []])
  func `a modal keeps the contract`(capabilities: ModalCapabilities) throws {
    try HostContract(obeysGuards: true, depth: isQuickBound ? 2 : 3) {
      ModalDriver($0, capabilities: capabilities)
    }
    .check("terminal modal", never: Self.unable)
  }

  @Test(arguments: [ModalCapabilities.all, []])
  func `a modal whose sheets the user drags keeps it`(capabilities: ModalCapabilities) throws {
    try HostContract(settings: [.window], hasDetents: true, depth: 3) {
      ModalDriver($0, capabilities: capabilities)
    }
    .check("terminal modal that is dragged", never: Self.unable)
  }

  @Test(arguments: [TabCapabilities.all, []])
  func `tabs keep the contract`(capabilities: TabCapabilities) throws {
    try HostContract(obeysGuards: true, depth: 2) {
      TabsDriver($0, capabilities: capabilities)
    }
    .check("terminal tabs", never: [.endTransition, .closeTab(0), .closeTab(1)])
  }

  @Test func `windows keep the contract`() throws {
    try HostContract(obeysGuards: true, depth: 2) { WindowsDriver($0) }.check(
      "terminal windows",
      never: [.endTransition]
    )
  }

  @Test func `a split keeps the contract`() throws {
    // A terminal asks the state for room or for none, and waits for it.
    try HostContract(depth: 2) { SplitDriver($0) }.check(
      "terminal split",
      never: [.endTransition, .collapse, .expand]
    )
  }
}
