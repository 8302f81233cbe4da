import ComposableNavigation
import NavigationTesting
import Testing
import UIKit
import UIKitHost

/// Presentations by foreign code and pages that cannot present: the handler reports the reason, and
/// UIKit prints no warning.
@MainActor
@Suite struct ForeignPresentationTests {
  private typealias Modal = ModalNavigation<String>

  private let store = Store(initialState: Modal.State()) { Modal() }
  private let log = SimulatedLog()
  private let handler: ModalNavigationHandler<Pages>

  init() { handler = ModalNavigationHandler(store: store, viewProvider: Pages()) }

  private func makeDriver() -> ModalDriver {
    let driver = ModalDriver(.window, SimulatedOrders(), log)
    handler.setup(with: driver.host)
    return driver
  }

  private func letCome(_ driver: ModalDriver) {
    while driver.perform(.endTransition) {}
  }

  @Test func `a sheet waits while something else is presented, and is presented after it`() {
    let driver = makeDriver()
    let other = UIViewController(nibName: nil, bundle: nil)
    driver.page.present(other, animated: false)
    store.send(.presentSheet("help"))
    #expect(handler.refusal?.description == "something else is presented")
    other.dismiss(animated: false)
    letCome(driver)
    #expect(driver.page.presentedViewController?.title == "help")
    #expect(handler.refusal == nil)
    #expect(log.lines == [])
  }

  @Test func `a sheet is presented over an active search, and dismissed without it`() {
    let driver = makeDriver()
    let search = UISearchController(searchResultsController: nil)
    driver.page.present(search, animated: false)
    store.send(.presentSheet("help"))
    letCome(driver)
    #expect(search.presentedViewController?.title == "help")
    #expect(handler.refusal == nil)
    #expect(handler.waitsFor == nil)
    store.send(.dismiss())
    letCome(driver)
    #expect(search.presentedViewController == nil)
    #expect(driver.page.presentedViewController === search)
    #expect(log.lines == [])
  }

  @Test func `a sheet is presented after a presentation without a container is dismissed`() {
    let driver = makeDriver()
    let menu = UIViewController(nibName: nil, bundle: nil)
    driver.page.present(menu, animated: false)
    menu.simHideContainer()
    store.send(.presentSheet("help"))
    #expect(handler.refusal?.description == "something else is presented")
    // Its view is observed: the host does not look again and again.
    #expect(!driver.perform(.endTransition))
    menu.dismiss(animated: false)
    letCome(driver)
    #expect(driver.page.presentedViewController?.title == "help")
    #expect(log.lines == [])
  }

  @Test func `a sheet is presented after a presentation whose container comes late`() {
    let driver = makeDriver()
    let other = UIViewController(nibName: nil, bundle: nil)
    driver.page.present(other, animated: false)
    other.simDelayContainer()
    store.send(.presentSheet("help"))
    #expect(handler.refusal?.description == "something else is presented")
    other.simBringContainer()
    _ = driver.perform(.endTransition)
    #expect(handler.refusal?.description == "something else is presented")
    other.dismiss(animated: false)
    letCome(driver)
    #expect(driver.page.presentedViewController?.title == "help")
    #expect(handler.refusal == nil)
    #expect(log.lines == [])
  }

  @Test func `a sheet that is no longer wanted does not come when something else has gone`() {
    let driver = makeDriver()
    let other = UIViewController(nibName: nil, bundle: nil)
    driver.page.present(other, animated: false)
    store.send(.presentSheet("help"))
    store.send(.dismiss())
    other.dismiss(animated: false)
    letCome(driver)
    #expect(driver.page.presentedViewController == nil)
    #expect(handler.waitsFor == nil)
  }

  @Test func `a dismissal begun by foreign code ends before the program's own`() {
    let driver = makeDriver()
    store.send(.presentSheet("help"))
    letCome(driver)
    driver.page.dismiss(animated: true)
    store.send(.dismiss())
    store.send(.presentSheet("more"))
    letCome(driver)
    #expect(driver.page.presentedViewController?.title == "more")
    #expect(store.state.item == "more")
    #expect(handler.waitsFor == nil)
    #expect(log.lines == [])
  }

  @Test func `a page in no window reports it, and presents when it is in one`() {
    let queue = TurnQueue()
    let page = UIViewController(nibName: nil, bundle: nil)
    let host = PresentationHost(over: page)
    host.turns = queue.turns
    handler.setup(with: host)
    host.attach()
    store.send(.presentSheet("help"))
    #expect(handler.refusal?.description == "the view that presents is in no window")
    let window = UIWindow(windowScene: UIWindowScene(), orders: SimulatedOrders(), log: log)
    window.rootViewController = page
    queue.run()
    #expect(page.presentedViewController?.title == "help")
    #expect(handler.refusal == nil)
    #expect(page.viewIfLoaded?.window === window)
    #expect(log.lines == [])
  }

  /// A page whose view warns of subviews, as SwiftUI's hosting view does.
  private final class HostingPage: UIViewController, HandlerKeeping {
    let keeper = HandlerKeeper(saysWhenItAppears: true)

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      keeper.viewDidAppear()
    }
  }

  @Test func `a page whose view takes no subviews presents when it has appeared`() {
    let page = HostingPage(nibName: nil, bundle: nil)
    page.view.simHostingLog = log
    let host = PresentationHost(over: page)
    handler.setup(with: host)
    host.attach()
    store.send(.presentSheet("help"))
    #expect(handler.refusal?.description == "the view that presents is in no window")
    let window = UIWindow(windowScene: UIWindowScene(), orders: SimulatedOrders(), log: log)
    window.rootViewController = page
    page.viewDidAppear(false)
    #expect(page.presentedViewController?.title == "help")
    #expect(log.lines == [])
    withExtendedLifetime(window) {}
  }

  @Test func `a page that has been let go presents nothing, and the handler says so`() {
    let host: PresentationHost
    do {
      let page = UIViewController(nibName: nil, bundle: nil)
      host = PresentationHost(over: page)
    }
    handler.setup(with: host)
    host.attach()
    store.send(.presentSheet("help"))
    #expect(handler.refusal == HostRefusal.gone)
  }
}
