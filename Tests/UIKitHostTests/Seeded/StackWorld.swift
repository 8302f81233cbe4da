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

  let window: TestWindow
  private let store = Store(initialState: Navigation.State(items: ["root"])) { Navigation() }
  private let controller = UINavigationController()
  private let host: LooseStackHost
  private let handler: StackNavigationHandler<Pages>

  init(_ orders: SimulatedOrders, fault: StackFault?) {
    window = TestWindow(orders)
    window.view.rootViewController = controller
    host = LooseStackHost(controller, turns: window.turns, fault: fault)
    handler = StackNavigationHandler(store: store, viewProvider: Pages())
    window.hear(store)
    handler.setup(with: host)
  }

  private var isAtRest: Bool { controller.transitionCoordinator == nil }

  func take(_ step: Step) {
    switch step {
    case .push: store.send(.pushItem(window.next()))
    case .pop: store.send(.popItem())
    case .jump: store.send(.setItems(["root", window.next(), window.next()]))
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
    case .turn: window.run()
    }
  }

  func end() -> Bool { controller.simEndSwipe(goes: false) || controller.simEndTransition() }

  var difference: String? {
    let titles = controller.titles
    if titles != store.state.items {
      return "the stack shows \(titles), where the state has \(store.state.items)"
    }
    return handler.waitsFor
  }
}
