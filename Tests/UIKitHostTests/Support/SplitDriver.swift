import ComposableNavigation
import NavigationTesting
import UIKit
import UIKitHost

/// A split of the model, in a window that the user makes narrow and wide.
@MainActor
final class SplitDriver: WindowDriver {
  let host: SplitViewControllerHost
  private let split = UISplitViewController(style: .tripleColumn)
  let window: TestWindow
  /// A Boolean value that indicates whether the window is narrow; UIKit asks before it shows this.
  private var isNarrow = false

  init(_ setting: HostSetting, _ orders: SimulatedOrders, _ log: SimulatedLog) {
    window = TestWindow(orders, log)
    host = SplitViewControllerHost(split)
    for column in SplitColumn.allCases { window.add(host.stack(column)) }
    window.view.rootViewController = split
    window.view.makeKeyAndVisible()
    if !setting.isNested { host.attach() }
  }

  var screen: HostScreen {
    // A split has its columns from the beginning; they count once the handler has filled them.
    guard !host.shown.elements.isEmpty else { return .columns([:]) }
    guard !isNarrow else { return .columns([.primary: split.titles(.compact)]) }
    return .columns([
      .primary: split.titles(.primary), .supplementary: split.titles(.supplementary),
      .detail: split.titles(.secondary),
    ])
  }

  func end() -> Bool {
    let columns: [UISplitViewController.Column] = [.compact, .primary, .supplementary, .secondary]
    return columns.contains { split.stack($0)?.simEndTransition() == true }
  }

  func actInWindow(_ act: HostAct) -> Bool {
    guard act == (isNarrow ? .expand : .collapse) else { return false }
    isNarrow.toggle()
    split.simResize(isNarrow: isNarrow)
    return true
  }
}
