import ComposableNavigation
import NavigationOperators
import Testing
import UIKit
import UIKitHost

@MainActor
@Suite struct GuardTests {
  private typealias Stack = StackNavigation<String>

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
    controller.host.waysOut = .closed { attempts += 1 }
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(controller.interactiveContentPopGestureRecognizer?.isEnabled == false)
    controller.topViewController?.navigationItem.backAction?.simPerform()
    #expect(attempts == 1)
  }

  @Test func `without a guard everything is open again`() {
    controller.host.waysOut = .closed {}
    controller.host.waysOut = .open
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == true)
    #expect(controller.topViewController?.navigationItem.backAction == nil)
  }

  /// Pages whose guard keeps the note.
  private struct KeptPages: ViewProviding {
    func makePresentable(for item: String) -> UIViewController {
      Pages().makePresentable(for: item)
    }

    var leaveGuard: (@MainActor (Entry<String>) -> LeaveBlocker?)? {
      { $0.item == "note" ? LeaveBlocker("It is not saved.") : nil }
    }
  }

  @Test func `a handler closes the ways back by itself, and hears of attempts`() {
    let controller = StackController(store: store, viewProvider: KeptPages())
    window.show(controller)
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == false)
    // The store has no guard, so the back action pops.
    controller.topViewController?.navigationItem.backAction?.simPerform()
    #expect(store.state.items == ["list"])
  }

  @Test func `another handler opens the ways that the one before has closed`() {
    let controller = StackController(store: store, viewProvider: KeptPages())
    window.show(controller)
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == false)
    let empty = Store(initialState: Stack.State()) { Stack() }
    let other = StackNavigationHandler(store: empty, viewProvider: Pages())
    other.setup(with: controller.host)
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == true)
    withExtendedLifetime(other) {}
  }

  /// A feature whose notes cannot be left.
  private struct Kept: Reducer {
    struct State: Equatable {
      var modal = ModalNavigation<String>.State()
      var tabs = TabNavigation<String>.State(items: ["note", "list"])
      var stack = Stack.State()
    }

    enum Action: Sendable {
      case modal(ModalNavigation<String>.Action)
      case tabs(TabNavigation<String>.Action)
      case stack(Stack.Action)
      indirect case force(Action)
    }

    struct Shapes: Reducer {
      typealias State = Kept.State
      typealias Action = Kept.Action

      var body: some Reducer<State, Action> {
        ModalNavigation<String>().pullback(state: \.modal, action: /Action.modal)
        TabNavigation<String>().pullback(state: \.tabs, action: /Action.tabs)
        Stack().pullback(state: \.stack, action: /Action.stack)
      }
    }

    static func blocker(_ state: State, _ entry: Entry<String>) -> LeaveBlocker? {
      entry.item == "note" ? LeaveBlocker("It is not saved.") : nil
    }

    var body: some Reducer<State, Action> {
      Shapes()
        .guarded(
          by: LeaveGuard<State>(\.modal, blocker: Self.blocker),
          LeaveGuard<State>(\.tabs, blocker: Self.blocker),
          LeaveGuard<State>(\.stack, blocker: Self.blocker),
          force: /Action.force
        )
    }
  }

  @Test func `a tap does not leave a guarded tab, and is reported`() {
    let store = Store(initialState: Kept.State()) { Kept() }
    var refusals = 0
    store.onRefusal = { _ in refusals += 1 }
    let tabs = TabsController(
      store: store.scope(state: \.tabs, action: /Kept.Action.tabs),
      viewProvider: KeptPages()
    )
    window.show(tabs)
    #expect(!tabs.simTap(1))
    #expect(refusals == 1)
    store.send(.force(.tabs(.setActiveItem("list"))))
    #expect(tabs.selectedViewController === tabs.viewControllers?.last)
    #expect(tabs.simTap(0))
    #expect(store.state.tabs.activeItem == "note")
    #expect(refusals == 1)
  }

  @Test func `a guarded sheet cannot be pulled down, and the attempt is reported`() {
    let store = Store(initialState: Kept.State()) { Kept() }
    var refusals = 0
    store.onRefusal = { _ in refusals += 1 }
    let page = Page()
      .withModal(
        store: store.scope(state: \.modal, action: /Kept.Action.modal),
        viewProvider: KeptPages()
      )
    let queue = TurnQueue()
    window.turns = queue.turns
    window.show(page)
    queue.run()
    store.send(.modal(.presentSheet("note")))
    page.simEndPresentation()
    #expect(!page.simBeginPull())
    #expect(refusals == 1)
    #expect(store.state.modal.item == "note")
  }

  @Test(arguments: [false, true])
  func `a guard that closes in the middle of a swipe leaves the swipe alone`(anywhere: Bool) {
    let window = TestWindow()
    window.add(controller.host)
    window.show(controller)
    store.send(.pushItem("more"))
    controller.simEndTransition()
    window.run()
    #expect(controller.simBeginSwipe(anywhere: anywhere))
    controller.host.waysOut = .closed {}
    #expect(window.log.lines == [])
    #expect(controller.simEndSwipe(goes: false))
    window.run()
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == false)
    #expect(controller.interactiveContentPopGestureRecognizer?.isEnabled == false)
    withExtendedLifetime(window) {}
  }

  @Test func `swipes that come with the view are closed before they can be used`() {
    let stack = StackController(store: store, viewProvider: KeptPages())
    let outer = Store(initialState: TabNavigation<String>.State(items: ["other", "list"])) {
      TabNavigation<String>()
    }
    let tabs = TabsController(store: outer, viewProvider: StackInTab(stack: stack))
    window.show(tabs)
    #expect(stack.interactivePopGestureRecognizer == nil)
    _ = tabs.simTap(1)
    #expect(stack.interactivePopGestureRecognizer?.isEnabled == false)
  }

  @Test func `a root that stays gets no back button`() {
    let root = Store(initialState: Stack.State(items: ["note"])) { Stack() }
    let controller = StackController(store: root, viewProvider: KeptPages())
    window.show(controller)
    #expect(!controller.simHasBackButton)
    #expect(!controller.simGoBack(1))
    #expect(root.state.items == ["note"])
  }

  @Test func `a page that came by a zoom is asked for by the app's options`() {
    let options = UIViewController.Transition.ZoomOptions()
    options.interactiveDismissShouldBegin = { [controller] _ in controller.host.isBackAllowed }
    let zoom = UIViewController.Transition.zoom(options: options) { nil }
    controller.topViewController?.preferredTransition = zoom
    controller.host.waysOut = .closed {}
    #expect(!controller.simPinchAway())
    controller.host.waysOut = .open
    #expect(controller.simPinchAway())
  }

  private struct StackInTab: ViewProviding {
    let stack: StackController

    func makePresentable(for item: String) -> UIViewController {
      item == "list" ? stack : Pages().makePresentable(for: item)
    }
  }

  @Test(arguments: [["list", "note"], ["list", "note", "more"]])
  func `a tap on the selected tab removes no guarded page, and is reported`(items: [String]) {
    let nested = Store(initialState: Kept.State(stack: .init(items: items))) { Kept() }
    var refusals = 0
    nested.onRefusal = { _ in refusals += 1 }
    let stack = StackController(
      store: nested.scope(state: \.stack, action: /Kept.Action.stack),
      viewProvider: KeptPages()
    )
    let outer = Store(initialState: TabNavigation<String>.State(items: ["list", "other"])) {
      TabNavigation<String>()
    }
    let tabs = TabsController(store: outer, viewProvider: StackInTab(stack: stack))
    window.show(tabs)
    #expect(!tabs.simTap(0))
    #expect(stack.viewControllers.map(\.title) == items)
    #expect(refusals == 1)
    #expect(tabs.simTap(1))
    #expect(tabs.simTap(0))
  }

  @Test func `the app's own settings are restored after a guard`() {
    let own = UIAction { _ in }
    let top = controller.topViewController
    top?.navigationItem.backAction = own
    controller.interactiveContentPopGestureRecognizer?.isEnabled = false
    controller.host.waysOut = .closed {}
    controller.host.waysOut = .open
    #expect(top?.navigationItem.backAction === own)
    let later = UIAction { _ in }
    controller.host.waysOut = .closed {}
    top?.navigationItem.backAction = later
    controller.host.waysOut = .open
    #expect(top?.navigationItem.backAction === later)
    #expect(controller.interactivePopGestureRecognizer?.isEnabled == true)
    #expect(controller.interactiveContentPopGestureRecognizer?.isEnabled == false)
  }

  /// Sheets with settings of the app.
  private struct OwnSheets: ViewProviding {
    func makePresentable(for item: String) -> UIViewController {
      let page = Pages().makePresentable(for: item)
      page.isModalInPresentation = true
      page.modalPresentationStyle = .overFullScreen
      return page
    }
  }

  @Test func `a sheet keeps the app's own settings, also when it is shown again`() {
    typealias Modal = ModalNavigation<String>
    let store = Store(initialState: Modal.State()) { Modal() }
    let queue = TurnQueue()
    var host: PresentationHost?
    let page = Page()
    page.withModal(store: store, viewProvider: OwnSheets()) {
      $0.turns = queue.turns
      host = $0
    }
    window.turns = queue.turns
    let scene = window.window.windowScene
    scene?.activationState = .background
    window.show(page)
    queue.run()
    store.send(.set(.init(item: "x", style: .formSheet)))
    #expect(page.presentedViewController?.modalPresentationStyle == .formSheet)
    host?.waysOut = .closed {}
    host?.waysOut = .open
    #expect(page.presentedViewController?.isModalInPresentation == true)
    queue.run()
    let sheet = page.presentedViewController
    store.send(.set(.init(item: "x", style: .automatic)))
    queue.run()
    #expect(page.presentedViewController === sheet)
    #expect(sheet?.modalPresentationStyle == .overFullScreen)
  }

  @Test func `the stack is there when the window is shown`() {
    #expect(controller.viewControllers.map(\.title) == ["list", "note"])
  }
}
