import ComposableNavigation
import Testing
import UIKit
import UIKitHost

@MainActor
@Suite struct GuardTests {
  private typealias Stack = StackNavigation<String>

  private struct Pages: ViewProviding {
    func makePresentable(for item: String) -> UIViewController {
      let page = UIViewController(nibName: nil, bundle: nil)
      page.title = item
      return page
    }
  }

  private let store = Store(initialState: Stack.State(items: ["list", "note"])) { Stack() }
  private let controller: StackController
  private let window: SceneWindow

  init() {
    controller = StackController(store: store, viewProvider: Pages())
    window = SceneWindow(UIWindowScene())
    window.show(controller)
  }

  @Test func `a guard closes both swipes and the back button, which tells of the attempt`() {
    var attempts = 0
    controller.host.leaving = .asked { attempts += 1 }
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(controller.interactiveContentPopGestureRecognizer?.isEnabled == false)
    controller.topViewController?.navigationItem.backAction?.simPerform()
    #expect(attempts == 1)
  }

  @Test func `without a guard everything is open again`() {
    controller.host.leaving = .asked {}
    controller.host.leaving = .free
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == true)
    #expect(controller.topViewController?.navigationItem.backAction == nil)
  }

  @Test func `the stack is there when the window is shown`() {
    #expect(controller.viewControllers.map(\.title) == ["list", "note"])
  }
}
