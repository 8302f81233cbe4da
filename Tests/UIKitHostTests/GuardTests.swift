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

  /// Pages that say that the note stays.
  private struct KeptPages: ViewProviding {
    func makePresentable(for item: String) -> UIViewController {
      Pages().makePresentable(for: item)
    }

    var leaveGuard: (@MainActor (Entry<String>) -> Stay?)? {
      { $0.item == "note" ? Stay("It is not saved.") : nil }
    }
  }

  @Test func `a handler closes the ways back by itself, and hears of attempts`() {
    let controller = StackController(store: store, viewProvider: KeptPages())
    window.show(controller)
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == false)
    // The store has no guard: what is tried is done.
    controller.topViewController?.navigationItem.backAction?.simPerform()
    #expect(store.state.items == ["list"])
  }

  @Test func `the stack is there when the window is shown`() {
    #expect(controller.viewControllers.map(\.title) == ["list", "note"])
  }
}
