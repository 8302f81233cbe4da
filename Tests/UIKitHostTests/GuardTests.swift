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

  /// A feature in which notes stay.
  private struct Kept: Reducer {
    struct State: Equatable {
      var modal = ModalNavigation<String>.State()
      var tabs = TabNavigation<String>.State(items: ["note", "list"])
    }

    enum Action: Sendable {
      case modal(ModalNavigation<String>.Action)
      case tabs(TabNavigation<String>.Action)
      indirect case force(Action)
    }

    struct Shapes: Reducer {
      typealias State = Kept.State
      typealias Action = Kept.Action

      var body: some Reducer<State, Action> {
        ModalNavigation<String>().pullback(state: \.modal, action: /Action.modal)
        TabNavigation<String>().pullback(state: \.tabs, action: /Action.tabs)
      }
    }

    static func stay(_ state: State, _ entry: Entry<String>) -> Stay? {
      entry.item == "note" ? Stay("It is not saved.") : nil
    }

    var body: some Reducer<State, Action> {
      Shapes()
        .guarded(
          by: LeaveGuard<State>(\.modal, stay: Self.stay),
          LeaveGuard<State>(\.tabs, stay: Self.stay),
          force: /Action.force
        )
    }
  }

  @Test func `a tap does not leave a tab that stays, and is told`() {
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
    #expect(store.state.tabs.activeItem == "note" && refusals == 1)
  }

  @Test func `a sheet that stays cannot be pulled down, and the attempt is told`() {
    let store = Store(initialState: Kept.State()) { Kept() }
    var refusals = 0
    store.onRefusal = { _ in refusals += 1 }
    let page = Page()
      .withModal(
        store: store.scope(state: \.modal, action: /Kept.Action.modal),
        viewProvider: KeptPages()
      )
    window.show(page)
    store.send(.modal(.presentSheet("note")))
    page.simEndPresentation()
    #expect(page.presentedViewController?.isModalInPresentation == true)
    #expect(!page.simBeginPull())
    #expect(refusals == 1)
    #expect(store.state.modal.item == "note")
  }

  @Test func `the stack is there when the window is shown`() {
    #expect(controller.viewControllers.map(\.title) == ["list", "note"])
  }
}
