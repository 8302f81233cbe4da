import ComposableNavigation
import NavigationTesting
import SwiftUIHost
import Testing
import TestSupport

/// The models for SwiftUI's own containers follow “Writing a host”, with a test that writes
/// bindings and calls as SwiftUI does.
@MainActor
@Suite struct ModelContractLaws {
  @MainActor
  private final class StackDriver: HostDriver {
    let host = StackModel<String>()

    init(_ setting: HostSetting) {
      host.isVisible = true
      if !setting.isNested { host.attach() }
    }

    var screen: HostScreen {
      .stack(host.shown.elements.compactMap { host.view(of: $0) })
    }

    func makeView(_ title: String) -> String { title }
    func title(of view: String) -> String { view }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .endTransition:
        guard let top = host.pendingTop else { return false }
        host.appeared(top)
      case .goBack(let count):
        guard count > 0, count <= host.path.count else { return false }
        let path = Array(host.path.dropLast(count))
        host.path = path
        // A page that the reducer has restored at once never left and does not appear again.
        if host.path == path, let top = path.last ?? host.root { host.appeared(top) }
      case .detach: host.detach()
      case .attach: host.attach()
      default: return false
      }
      return true
    }
  }

  @MainActor
  private final class ModalDriver: HostDriver {
    let host = ModalModel<String>()

    init(_ setting: HostSetting) {
      host.isVisible = true
      if !setting.isNested { host.attach() }
    }

    private var item: ModalModel<String>.Item? { host.sheet ?? host.cover }

    var screen: HostScreen { item.map { .modal($0.view, $0.style) } ?? .nothingPresented }

    func makeView(_ title: String) -> String { title }
    func title(of view: String) -> String { view }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .endTransition:
        guard host.isBusy else { return false }
        if let item { host.appeared(item.id) } else { host.dismissed() }
      case .swipeDown:
        if host.sheet != nil {
          host.sheet = nil
        } else if host.cover != nil {
          host.cover = nil
        } else {
          return false
        }
      case .dragSheet(let detent): host.dragged(to: detent)
      case .detach: host.detach()
      case .attach: host.attach()
      default: return false
      }
      return true
    }
  }

  @MainActor
  private final class TabDriver: HostDriver {
    let host = TabModel<String>()

    init(_ setting: HostSetting) {
      if !setting.isNested { host.attach() }
    }

    var screen: HostScreen {
      .tabs(
        host.tabs.map(\.view),
        selected: host.tabs.first { $0.id == host.selection }?.view
      )
    }

    func makeView(_ title: String) -> String { title }
    func title(of view: String) -> String { view }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .tapTab(let index):
        guard host.tabs.indices.contains(index) else { return false }
        host.selection = host.tabs[index].id
      case .detach: host.detach()
      case .attach: host.attach()
      default: return false
      }
      return true
    }
  }

  @MainActor
  private final class SplitDriver: HostDriver {
    let host = SplitModel<String>()

    init(_ setting: HostSetting) {
      if !setting.isNested { host.attach() }
    }

    var screen: HostScreen {
      var columns: [SplitColumn: [String]] = [:]
      for column in host.columns {
        let stack = host.stack(column)
        columns[column] = stack.shown.elements.compactMap { stack.view(of: $0) }
      }
      return .columns(columns)
    }

    func makeView(_ title: String) -> String { title }
    func title(of view: String) -> String { view }

    func perform(_ act: HostAct) -> Bool {
      switch act {
      case .loseRoom: host.onRoomChange?(true)
      case .gainRoom: host.onRoomChange?(false)
      case .detach: host.detach()
      case .attach: host.attach()
      default: return false
      }
      return true
    }
  }

  private static let unable: [HostAct] = [.beginGesture, .completeGesture, .cancelGesture]

  @Test func `a stack model keeps the contract`() throws {
    try HostContract(settings: [.window, .nested], depth: isQuickBound ? 2 : 3) { StackDriver($0) }
      .check("stack model", never: (isQuickBound ? [.goBack(2)] : []) + Self.unable)
  }

  @Test func `a modal model keeps the contract`() throws {
    try HostContract(depth: 3) { ModalDriver($0) }.check("modal model", never: Self.unable)
  }

  @Test func `a modal model whose sheets the user drags keeps it`() throws {
    try HostContract(settings: [.window], hasDetents: true, depth: 3) { ModalDriver($0) }
      .check("modal model that is dragged", never: Self.unable)
  }

  @Test func `a tab model keeps the contract`() throws {
    try HostContract(depth: 2) { TabDriver($0) }
      .check("tab model", never: [.endTransition, .closeTab(0), .closeTab(1)])
  }

  @Test func `a split model keeps the contract`() throws {
    try HostContract(depth: 2) { SplitDriver($0) }
      .check("split model", never: [.endTransition, .collapse, .expand])
  }
}
