import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// Stacks in pages of a stack, and view controllers that UIKit cannot push.
@MainActor
@Suite struct NestedStackTests {
  private typealias Feature = NestedWorld.Feature

  private let world = NestedWorld(SimulatedOrders())

  private var state: Feature.State { world.store.state }

  private func rest(_ steps: NestedWorld.Step...) {
    for step in steps {
      world.take(step)
      #expect(world.rest())
    }
  }

  @Test func `a nested stack's pages are among those of the outer stack, and nothing is thrown`() {
    rest(.both)
    #expect(world.root.titles == ["root", "a", "p1", "b"])
    #expect(world.root.simException == nil)
    #expect(world.window.log.lines == [])
  }

  @Test func `a pop of a nested stack's last page removes the nested stack with it`() {
    rest(.first, .firstPush)
    #expect(world.root.titles == ["root", "a", "p1"])
    rest(.back)
    #expect(state.first.items == ["a"])
    #expect(state.outer.items == ["root", "first"])
    rest(.back)
    #expect(state.first.items == ["a"])
    #expect(state.outer.items == ["root"])
  }

  @Test func `the menu of the back button leaves a nested stack at once, whose state stays`() {
    rest(.first, .firstPush)
    let nested = world.nested?.controller
    rest(.menu)
    #expect(state.outer.items == ["root"])
    #expect(state.first.items == ["a", "p1"])
    #expect(nested?.viewControllers.map(\.title) == ["a", "p1"])
    rest(.first)
    #expect(world.root.titles == ["root", "a", "p1"])
  }

  @Test func `an item pushed in the lower of two nested stacks comes below the upper one`() {
    rest(.both, .firstPush)
    #expect(world.root.titles == ["root", "a", "p2", "p1", "b"])
    #expect(world.difference == nil)
  }

  @Test func `a sheet over a nested stack is presented by the outermost controller`() {
    rest(.last, .sheet)
    #expect(world.presented?.title == "p2")
    rest(.dismiss)
    #expect(world.presented == nil)
    #expect(world.difference == nil)
  }

  @Test func `a nested stack's guard closes the ways back only while its page would be left`() {
    rest(.first, .firstPush)
    let nested = world.nested
    nested?.waysOut = .closed {}
    #expect(nested?.isBackAllowed == false)
    #expect(world.root.host.isBackAllowed == false)
    #expect(!world.root.simBeginSwipe())
    nested?.waysOut = .open
    world.root.host.waysOut = .closed {}
    #expect(nested?.isBackAllowed == true)
    rest(.back)
    #expect(state.first.items == ["a"])
    // The last page is left with the nested stack, which the outer guard keeps.
    #expect(nested?.isBackAllowed == false)
    rest(.back)
    #expect(state.outer.items == ["root", "first"])
  }

  @Test func `a guard in a nested stack stops the tap on the selected tab`() {
    rest(.first, .firstPush)
    var attempts = 0
    world.nested?.waysOut = .closed { attempts += 1 }
    let tabs = UITabBarController()
    let host = TabBarControllerHost(tabs)
    tabs.setViewControllers([world.root], animated: false)
    host.begin(keepingPrevious: true)
    #expect(!tabs.simTap(0))
    #expect(attempts == 1)
    withExtendedLifetime(host) {}
  }

  private struct Unpushable: ViewProviding {
    func makePresentable(for item: String) -> UIViewController {
      let page: UIViewController =
        switch item {
        case "split": UISplitViewController(style: .doubleColumn)
        case "stack": UINavigationController()
        default: UIViewController(nibName: nil, bundle: nil)
        }
      page.title = item
      return page
    }
  }

  @Test(arguments: [
    (
      "split",
      "UIKit cannot push the split view controller “split”; show it as a tab or as the root of a window"
    ),
    (
      "stack",
      "UIKit cannot push the navigation controller “stack”; return a StackController, whose pages are shown in the outer stack"
    ),
  ])
  func `a view controller that UIKit cannot push is an issue that says what to do`(
    item: String,
    reason: String
  ) {
    let store = Store(initialState: StackNavigation<String>.State(items: ["list"])) {
      StackNavigation<String>()
    }
    var issues: [NavigationIssue] = []
    store.onIssue = { issues.append($0) }
    let controller = StackController(store: store, viewProvider: Unpushable())
    let window = SceneWindow(UIWindowScene())
    window.show(controller)
    store.send(.pushItem(item))
    #expect(issues == [NavigationIssue(.unshowable, reason)])
    #expect(controller.handlers.first?.refusal == .unshowable(reason))
    #expect(controller.viewControllers.map(\.title) == ["list"])
    #expect(controller.simException == nil)
    store.send(.popItem())
    #expect(controller.handlers.first?.refusal == nil)
  }
}
