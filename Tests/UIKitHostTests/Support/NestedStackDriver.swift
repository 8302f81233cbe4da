import ComposableNavigation
import NavigationTesting
import UIKit
import UIKitHost

/// A stack in a page of a stack of the model, in a window, with acts of the user.
@MainActor
final class NestedStackDriver: HostDriver {
  typealias View = UIViewController

  /// The outer stack has a page of its own below, so the user can leave the nested stack.
  private struct Outer: ViewProviding {
    let nested: UINavigationController

    func makePresentable(for item: String) -> UIViewController {
      item == "nested" ? nested : Pages().makePresentable(for: item)
    }
  }

  let host: NavigationControllerHost
  private let nested = UINavigationController()
  private let controller: StackController
  private let window: UIWindow
  private let queue = TurnQueue()

  init(_ setting: HostSetting, _ orders: SimulatedOrders, _ log: SimulatedLog) {
    window = UIWindow(windowScene: UIWindowScene(), orders: orders, log: log)
    host = NavigationControllerHost(nested)
    host.turns = queue.turns
    let store = Store(initialState: StackNavigation<String>.State(items: ["below", "nested"])) {
      StackNavigation<String>()
    }
    controller = StackController(store: store, viewProvider: Outer(nested: nested))
    controller.host.turns = queue.turns
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.keeper.attach()
    queue.run()
    if !setting.isNested { host.attach() }
  }

  var screen: HostScreen { .stack(controller.simSeen.dropFirst().map { $0.title ?? "" }) }

  func perform(_ act: HostAct) -> Bool {
    switch act {
    case .endTransition:
      let hasEnded = controller.simEndTransition() || controller.simEndSwipe(goes: false)
      return queue.run() || hasEnded
    case .goBack(let count):
      guard isAtRest, count < depth, controller.simGoBack(count) else { return false }
    case .beginGesture:
      guard isAtRest, depth > 1, controller.simBeginSwipe() else { return false }
      controller.simMoveSwipe(to: 0.5)
    case .completeGesture:
      guard controller.simEndSwipe(goes: true) else { return false }
    case .cancelGesture:
      guard controller.simEndSwipe(goes: false) || controller.simEndTransition() else {
        return false
      }
    default:
      return false
    }
    queue.run()
    return true
  }

  /// The number of the nested stack's pages: only these are the host's own.
  private var depth: Int { controller.viewControllers.count - 1 }

  private var isAtRest: Bool { controller.transitionCoordinator == nil && queue.isEmpty }
}
