import ComposableNavigation
import NavigationTesting
import Testing
import UIKit
import UIKitHost

/// Sheets whose transitions the user releases, catches or reverses, or foreign code interrupts: in
/// all orders that Apple does not document.
@MainActor
@Suite struct InterruptedSheetTests {
  private typealias Modal = ModalNavigation<String>

  /// A page that presents.
  @MainActor
  private final class World {
    let store = Store(initialState: Modal.State()) { Modal() }
    let driver: ModalDriver
    private let log = SimulatedLog()
    private let handler: ModalNavigationHandler<Pages>

    init(_ number: Int) {
      driver = ModalDriver(.window, SimulatedOrders(number), log)
      handler = ModalNavigationHandler(store: store, viewProvider: Pages())
      handler.setup(with: driver.host)
    }

    var page: UIViewController { driver.page }

    func letCome() {
      while driver.perform(.endTransition) {}
    }

    /// Returns a Boolean value that indicates whether this sheet is presented, the state agrees,
    /// and nothing is pending.
    func rests(with title: String?) -> Bool {
      page.presentedViewController?.title == title && store.state.item == title
        && handler.waitsFor == nil && handler.refusal == nil && log.lines.isEmpty
    }
  }

  @Test(arguments: 0..<32)
  func `a sheet that is let go springs back, and pending commands follow`(number: Int) {
    let world = World(number)
    world.store.send(.presentSheet("help"))
    world.letCome()
    #expect(world.page.simBeginPull())
    world.store.send(.presentSheet("more"))
    #expect(world.page.simEndPull(goes: false))
    world.letCome()
    #expect(world.rests(with: "more"))
  }

  @Test(arguments: 0..<32)
  func `a sheet that is reversed during its presentation leaves the state too`(number: Int) {
    let world = World(number)
    world.store.send(.presentSheet("help"))
    #expect(world.page.simTurnPresentationRound())
    world.letCome()
    #expect(world.rests(with: nil))
    world.store.send(.presentSheet("help"))
    world.letCome()
    #expect(world.rests(with: "help"))
  }

  @Test(arguments: 0..<32)
  func `a sheet caught during its presentation stays or goes as released`(number: Int) {
    for goes in [false, true] {
      let world = World(number)
      world.store.send(.presentSheet("help"))
      #expect(world.page.simCatch())
      #expect(world.page.simEndPull(goes: goes))
      world.letCome()
      #expect(world.rests(with: goes ? nil : "help"))
    }
  }

  @Test(arguments: 0..<32)
  func `a dismissal that is turned round is asked for again`(number: Int) {
    let world = World(number)
    world.store.send(.presentSheet("help"))
    world.letCome()
    world.store.send(.dismiss())
    #expect(world.page.simTurnPresentationRound())
    world.letCome()
    #expect(world.rests(with: nil))
  }

  @Test(arguments: 0..<32)
  func `a sheet that foreign code dismisses during its presentation leaves the state too`(
    number: Int
  ) {
    for animated in [false, true] {
      let world = World(number)
      world.store.send(.presentSheet("help"))
      world.page.dismiss(animated: animated)
      world.letCome()
      #expect(world.rests(with: nil))
    }
  }
}
