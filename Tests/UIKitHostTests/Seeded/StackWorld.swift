import ComposableNavigation
import UIKit
import UIKitHost

/// A stack in the model, with a host that may have a fault.
@MainActor
final class StackWorld: RandomWorld {
  typealias Navigation = StackNavigation<String>

  enum Step: CaseIterable {
    case push, pop, jump, back, beginSwipe, endSwipe, cancelSwipe, interrupt, turnRound
    case foreignPop, transition, turn
  }

  let log = SimulatedLog()
  private(set) var issues: [NavigationIssue] = []
  private let store = Store(initialState: Navigation.State(items: ["root"])) { Navigation() }
  private let controller = UINavigationController()
  private let queue = TurnQueue()
  private let host: LooseStackHost
  private let handler: StackNavigationHandler<Pages>
  private let window: UIWindow
  private var count = 0

  init(_ orders: SimulatedOrders, fault: StackFault?) {
    window = UIWindow(windowScene: UIWindowScene(), orders: orders, log: log)
    window.rootViewController = controller
    host = LooseStackHost(controller, turns: queue.turns, fault: fault)
    handler = StackNavigationHandler(store: store, viewProvider: Pages())
    store.onIssue = { [weak self] in self?.issues.append($0) }
    handler.setup(with: host)
  }

  private func next() -> String {
    count += 1
    return "p\(count)"
  }

  private var isAtRest: Bool { controller.transitionCoordinator == nil }

  func take(_ step: Step) {
    switch step {
    case .push: store.send(.pushItem(next()))
    case .pop: store.send(.popItem())
    case .jump: store.send(.setItems(["root", next(), next()]))
    case .back: if isAtRest { _ = controller.simGoBack(1) }
    case .beginSwipe: if isAtRest { _ = controller.simBeginSwipe() }
    case .endSwipe: _ = controller.simEndSwipe(goes: true)
    case .cancelSwipe: _ = controller.simEndSwipe(goes: false)
    case .interrupt: _ = controller.simInterrupt()
    case .turnRound: _ = controller.simTurnRound()
    case .foreignPop:
      let views = controller.viewControllers
      if isAtRest, views.count > 1 {
        controller.setViewControllers(Array(views.dropLast()), animated: false)
      }
    case .transition: controller.simEndTransition()
    case .turn: queue.run()
    }
  }

  func rest() -> Bool {
    for _ in 0..<200 {
      let hasEnded = controller.simEndSwipe(goes: false) || controller.simEndTransition()
      let hasTurned = queue.run()
      if !hasEnded, !hasTurned { return true }
    }
    return false
  }

  var difference: String? {
    let titles = controller.viewControllers.map { $0.title ?? "" }
    if titles != store.state.items {
      return "the stack shows \(titles), where the state has \(store.state.items)"
    }
    return handler.waitsFor
  }
}
