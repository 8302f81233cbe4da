import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// Changes of a stack or of tabs by foreign code, released controllers, and the background.
@MainActor
@Suite struct ForeignStackTests {
  private typealias Stack = StackNavigation<String>
  private typealias Tabs = TabNavigation<String>

  private let store = Store(initialState: Stack.State(items: ["list", "note"])) { Stack() }
  private let log = SimulatedLog()
  private let scene = UIWindowScene()
  private let queue = TurnQueue()
  private let controller: StackController
  private let window: SceneWindow

  init() {
    controller = StackController(store: store, viewProvider: Pages())
    controller.host.turns = queue.turns
    window = SceneWindow(UIWindow(windowScene: scene, orders: SimulatedOrders(), log: log))
    window.show(controller)
  }

  private var titles: [String?] { controller.viewControllers.map(\.title) }

  private var waitsFor: String? { controller.handlers.first?.waitsFor }

  @Test func `a foreign pop is reported to the reducer`() {
    controller.viewControllers = Array(controller.viewControllers.dropLast())
    queue.run()
    #expect(store.state.items == ["list"])
    #expect(waitsFor == nil)
  }

  @Test func `a foreign page on top stays until the next change, and is reported once`() {
    var issues: [String] = []
    store.onIssue = { issues.append($0.message) }
    let other = UIViewController(nibName: nil, bundle: nil)
    other.title = "other"
    controller.viewControllers.append(other)
    queue.run()
    #expect(store.state.items == ["list", "note"])
    #expect(titles == ["list", "note", "other"])
    #expect(waitsFor == nil)
    let said =
      "a host shows “other” over its elements, which is in no state; the next change takes it away"
    #expect(issues == [said])
    scene.activationState = .foregroundInactive
    store.send(.pushItem("more"))
    #expect(titles == ["list", "note", "more"])
    #expect(issues == [said])
    #expect(log.lines == [])
  }

  @Test func `the user goes back from a foreign page without a report`() {
    controller.viewControllers.append(UIViewController(nibName: nil, bundle: nil))
    queue.run()
    _ = controller.simGoBack(1)
    queue.run()
    #expect(store.state.items == ["list", "note"])
    #expect(titles == ["list", "note"])
    #expect(waitsFor == nil)
  }

  @Test func `in the background a change is made without a transition, and nothing waits`() {
    scene.activationState = .background
    store.send(.pushItem("more"))
    #expect(titles == ["list", "note", "more"])
    #expect(controller.transitionCoordinator == nil)
    #expect(waitsFor == nil)
  }

  @Test func `a navigation controller that has been let go shows nothing, and it is said`() {
    let host: NavigationControllerHost
    do {
      let gone = UINavigationController()
      host = NavigationControllerHost(gone)
    }
    let handler = StackNavigationHandler(store: store, viewProvider: Pages())
    handler.setup(with: host)
    host.attach()
    #expect(handler.refusal == HostRefusal.gone)
  }

  @Test func `the “More” list selects no tab, and the program can select one from it`() {
    let items = ["a", "b", "c", "d", "e", "f"]
    let store = Store(initialState: Tabs.State(items: items)) { Tabs() }
    let tabs = TabsController(store: store, viewProvider: Pages())
    window.show(tabs)
    tabs.simTapMore()
    #expect(store.state.activeItem == "a")
    #expect(tabs.host.shown.selected == nil)
    store.send(.setActiveItem("f"))
    #expect(tabs.selectedViewController?.title == "f")
    #expect(tabs.handlers.first?.waitsFor == nil)
  }
}
