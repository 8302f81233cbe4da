import ComposableNavigation
import NavigationTesting
import Testing
import UIKit
import UIKitHost

/// The focus of VoiceOver, and the keyboard.
@MainActor
@Suite struct FocusTests {
  private typealias Stack = StackNavigation<String>
  private typealias Modal = ModalNavigation<String>

  private struct Elements: ViewProviding {
    func makePresentable(for item: String) -> UIViewController {
      Pages().makePresentable(for: item).addElements()
    }
  }

  /// Returns the number of notifications that an act posts, with its transitions.
  private func posts(of driver: some HostDriver, _ act: () -> Void) -> Int {
    let before = UIAccessibility.simPosts
    act()
    while driver.perform(.endTransition) {}
    return UIAccessibility.simPosts - before
  }

  private func stack() -> (StackDriver, Store<Stack.State, Stack.Action>, any NavigationHandler) {
    let driver = StackDriver(.window, SimulatedOrders(), SimulatedLog())
    let store = Store(initialState: Stack.State(items: ["a"])) { Stack() }
    let handler = StackNavigationHandler(store: store, viewProvider: Elements())
    handler.setup(with: driver.host)
    while driver.perform(.endTransition) {}
    return (driver, store, handler)
  }

  @Test func `a pop returns the focus by one notification, and a push leaves it to UIKit`() {
    let (driver, store, handler) = stack()
    driver.moveFocus()
    #expect(posts(of: driver) { store.send(.pushItem("b")) } == 0)
    #expect(driver.focus == HostFocus(in: "b", at: 0))
    #expect(posts(of: driver) { store.send(.popItem()) } == 1)
    #expect(driver.focus == HostFocus(in: "a", at: 2))
    withExtendedLifetime(handler) {}
  }

  @Test func `if nothing else moves the focus, each transition posts one notification`() {
    let (driver, store, handler) = stack()
    driver.moveFocus()
    UIAccessibility.simIsIdle = true
    defer { UIAccessibility.simIsIdle = false }
    #expect(posts(of: driver) { store.send(.pushItem("b")) } == 1)
    #expect(driver.focus == HostFocus(in: "b", at: 1))
    #expect(posts(of: driver) { store.send(.pushItems(["c", "d"])) } == 1)
    #expect(posts(of: driver) { _ = driver.perform(.goBack(3)) } == 1)
    #expect(driver.focus == HostFocus(in: "a", at: 2))
    #expect(posts(of: driver) { store.send(.setItems(["z", "a"])) } == 0)
    withExtendedLifetime(handler) {}
  }

  @Test func `the keyboard goes with a page that is popped`() throws {
    let (driver, store, handler) = stack()
    store.send(.pushItem("form"))
    while driver.perform(.endTransition) {}
    let field = try #require(driver.controller.topViewController?.elements.last)
    field.simIsEditing = true
    store.send(.popItem())
    #expect(!field.simIsEditing)
    withExtendedLifetime(handler) {}
  }

  @Test func `the keyboard goes with a sheet that is dismissed`() throws {
    let driver = ModalDriver(.window, SimulatedOrders(), SimulatedLog())
    let store = Store(initialState: Modal.State()) { Modal() }
    let handler = ModalNavigationHandler(store: store, viewProvider: Elements())
    handler.setup(with: driver.host)
    store.send(.presentSheet("form"))
    while driver.perform(.endTransition) {}
    let field = try #require(driver.page.presentedViewController?.elements.last)
    field.simIsEditing = true
    store.send(.dismiss())
    #expect(driver.page.presentedViewController != nil)
    #expect(!field.simIsEditing)
    while driver.perform(.endTransition) {}
    withExtendedLifetime(handler) {}
  }
}
