import ComposableNavigation
import Testing
import UIKit
import UIKitHost

/// Windows whose root is shown, replaced, and taken off screen with their scene.
@MainActor
@Suite struct SceneWindowTests {
  private typealias Modal = ModalNavigation<String>

  private let store = Store(initialState: Modal.State()) { Modal() }
  private let log = SimulatedLog()
  private let queue = TurnQueue()
  private let view: UIWindow
  private let window: SceneWindow

  init() {
    view = UIWindow(windowScene: UIWindowScene(), orders: SimulatedOrders(), log: log)
    view.windowScene?.activationState = .foregroundInactive
    window = SceneWindow(view)
    window.turns = queue.turns
  }

  private func showPage() -> Page {
    let page = Page().withModal(store: store, viewProvider: Pages()) { $0.turns = queue.turns }
    queue.turns.later { [view] in view.simAppear() }
    window.show(page)
    return page
  }

  @Test func `an initial presentation is shown once the window has appeared`() {
    store.send(.presentSheet("help"))
    let page = showPage()
    #expect(page.presentedViewController == nil)
    #expect(page.handlers.first?.refusal == "the window has not appeared yet")
    queue.run()
    #expect(page.presentedViewController?.title == "help")
    #expect(page.handlers.first?.refusal == nil)
    #expect(page.handlers.first?.waitsFor == nil)
    #expect(log.lines == [])
  }

  @Test func `the presentation of an old root is removed with it, and stays in its state`() {
    let page = showPage()
    queue.run()
    store.send(.presentSheet("help"))
    queue.run()
    let sheet = page.presentedViewController
    window.show(UIViewController(nibName: nil, bundle: nil))
    #expect(sheet?.title == "help")
    #expect(sheet?.viewIfLoaded?.window == nil)
    #expect(store.state.item == "help")
    window.show(page)
    queue.run()
    #expect(page.presentedViewController?.title == "help")
    #expect(log.lines == [])
  }

  @Test(arguments: [false, true])
  func `a window closes with its own scene, even a later one, and with no other`(
    comesLater: Bool
  ) async {
    let own = UIWindowScene()
    let view = UIWindow(windowScene: own, orders: SimulatedOrders(), log: log)
    if comesLater { view.windowScene = nil }
    let window = SceneWindow(view)
    let page = Page().withModal(store: store, viewProvider: Pages())
    window.show(page)
    view.windowScene = own
    let host = page.keeper
    #expect(host.isAttached)
    NotificationCenter.default.post(
      name: UIScene.didDisconnectNotification,
      object: UIWindowScene()
    )
    for _ in 0..<20 { await Task.yield() }
    #expect(host.isAttached)
    NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: own)
    for _ in 0..<100 where host.isAttached { await Task.yield() }
    #expect(!host.isAttached)
  }
}
