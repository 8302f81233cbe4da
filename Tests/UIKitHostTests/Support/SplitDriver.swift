import ComposableNavigation
import NavigationTesting
import UIKit
import UIKitHost

/// A split of the model, in a window that the user makes narrow and wide.
@MainActor
final class SplitDriver: HostDriver {
  typealias View = UIViewController

  let host: SplitViewControllerHost
  private let split = UISplitViewController(style: .tripleColumn)
  private let window: UIWindow
  private let queue = TurnQueue()
  /// A Boolean value that indicates whether the window is narrow; UIKit asks before it shows this.
  private var isNarrow = false

  init(_ setting: HostSetting, _ orders: SimulatedOrders, _ log: SimulatedLog) {
    window = UIWindow(windowScene: UIWindowScene(), orders: orders, log: log)
    host = SplitViewControllerHost(split)
    for column in SplitColumn.allCases { host.stack(column).turns = queue.turns }
    window.rootViewController = split
    window.makeKeyAndVisible()
    if !setting.isNested { host.attach() }
  }

  var screen: HostScreen {
    // A split has its columns from the beginning; they count once the handler has filled them.
    guard !host.shown.elements.isEmpty else { return .columns([:]) }
    guard !isNarrow else { return .columns([.primary: titles(.compact)]) }
    return .columns([
      .primary: titles(.primary), .supplementary: titles(.supplementary),
      .detail: titles(.secondary),
    ])
  }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition:
      let hasEnded = endTransition()
      return queue.run() || hasEnded
    case .collapse:
      guard !isNarrow else { return false }
      resize(isNarrow: true)
    case .expand:
      guard isNarrow else { return false }
      resize(isNarrow: false)
    case .detach:
      host.detach()
      _ = endTransition()
    case .attach:
      host.attach()
    default:
      return false
    }
    queue.run()
    return true
  }

  private func resize(isNarrow: Bool) {
    self.isNarrow = isNarrow
    split.simResize(isNarrow: isNarrow)
  }

  private func endTransition() -> Bool {
    let columns: [UISplitViewController.Column] = [.compact, .primary, .supplementary, .secondary]
    return columns.contains { stack($0)?.simEndTransition() == true }
  }

  private func titles(_ column: UISplitViewController.Column) -> [String] {
    stack(column)?.viewControllers.map { $0.title ?? "" } ?? []
  }

  private func stack(_ column: UISplitViewController.Column) -> UINavigationController? {
    split.viewController(for: column) as? UINavigationController
  }
}
