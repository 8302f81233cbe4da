import ComposableNavigation
import NavigationTesting
import UIKit
import UIKitHost

/// A stack in a page of a stack of the model; the outer stack detaches and attaches it.
@MainActor
final class NestedStackDriver: NavigationDriver {
  /// The outer stack has a page of its own below, so the user can leave the nested stack.
  private struct Outer: ViewProviding {
    let nested: UINavigationController

    func makePresentable(for item: String) -> UIViewController {
      item == "nested" ? nested : Pages().makePresentable(for: item)
    }
  }

  let host: NavigationControllerHost
  private let nested = UINavigationController()
  private let outer: StackController
  let window: TestWindow

  init(_ setting: HostSetting, _ orders: SimulatedOrders, _ log: SimulatedLog) {
    window = TestWindow(orders, log)
    host = NavigationControllerHost(nested)
    window.add(host)
    let store = Store(initialState: StackNavigation<String>.State(items: ["below", "nested"])) {
      StackNavigation<String>()
    }
    outer = StackController(store: store, viewProvider: Outer(nested: nested))
    window.add(outer.host)
    window.view.rootViewController = outer
    window.view.makeKeyAndVisible()
    outer.keeper.attach()
    window.run()
    if !setting.isNested { host.attach() }
  }

  var controller: UINavigationController { outer }

  var isInStack: Bool { true }

  var screen: HostScreen { .stack(outer.simSeen.dropFirst().map { $0.title ?? "" }) }

  /// The number of the nested stack's pages: only these are the host's own.
  var depth: Int { outer.viewControllers.count - 1 }
}
