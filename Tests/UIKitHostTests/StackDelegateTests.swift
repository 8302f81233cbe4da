import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// The app's own delegate of a navigation controller that has a host.
@MainActor
@Suite struct StackDelegateTests {
  private typealias Stack = StackNavigation<String>

  private final class Listener: StackDelegate {
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("will \(viewController.title ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("did \(viewController.title ?? "")")
    }
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {}

  private final class Fades: StackTransitionDelegate {
    var fade: Fade? = Fade()

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operation == .push ? fade : nil
    }
  }

  private let store = Store(initialState: Stack.State(items: ["list"])) { Stack() }
  private let queue = TurnQueue()
  private let controller: StackController
  private let window = SceneWindow(UIWindowScene())

  init() {
    controller = StackController(store: store, viewProvider: Pages())
    controller.host.turns = queue.turns
    window.show(controller)
  }

  private func push(_ item: String) {
    store.send(.pushItem(item))
    controller.simEndTransition()
    queue.run()
  }

  @Test func `the app's delegate gets UIKit's calls, and the host too`() {
    let listener = Listener()
    controller.host.delegate = listener
    push("note")
    _ = controller.simGoBack(1)
    queue.run()
    #expect(listener.calls == ["will note", "did note", "will list", "did list"])
    #expect(store.state.items == ["list"])
  }

  @Test func `a delegate that does not animate leaves the swipe alone`() {
    let listener = Listener()
    controller.host.delegate = listener
    push("note")
    #expect(controller.simAnimation == nil)
    #expect(controller.simBeginSwipe())
    #expect(controller.simEndSwipe(goes: true))
    queue.run()
    #expect(store.state.items == ["list"])
  }

  @Test func `a delegate that animates is asked for each push and pop, and the swipe is off`() {
    let fades = Fades()
    controller.host.delegate = fades
    push("note")
    #expect(controller.simAnimation === fades.fade)
    #expect(!controller.simBeginSwipe())
    _ = controller.simGoBack(1)
    queue.run()
    #expect(controller.simAnimation == nil)
    #expect(store.state.items == ["list"])
    controller.host.delegate = nil
    push("note")
    #expect(controller.simBeginSwipe())
  }
}
