#if GTK
  import NavigationTesting
  import XCTest

  @testable import GTKHost

  /// The contract of hosts, with GTK's real widgets on a virtual display.
  final class HostContractTests: XCTestCase {
    @MainActor
    func testAStackKeepsTheContractWithTransitions() async throws {
      let display = try TestDisplay(seconds: 240)
      let contract = HostContract(depth: 2) { StackDriver($0, display, isMoving: true) }
      print(try contract.check())
    }

    @MainActor
    func testAStackKeepsTheContractWithReducedMotion() async throws {
      let display = try TestDisplay(seconds: 240)
      let contract = HostContract(depth: 2) { StackDriver($0, display, isMoving: false) }
      print(try contract.check())
    }

    @MainActor
    func testAModalKeepsTheContractWithTransitions() async throws {
      let display = try TestDisplay(seconds: 240)
      let contract = HostContract(depth: 2) { ModalDriver($0, display, isMoving: true) }
      print(try contract.check())
    }

    @MainActor
    func testAModalKeepsTheContractWithReducedMotion() async throws {
      let display = try TestDisplay(seconds: 240)
      let contract = HostContract(depth: 2) { ModalDriver($0, display, isMoving: false) }
      print(try contract.check())
    }

    @MainActor
    func testTabsKeepTheContract() async throws {
      let display = try TestDisplay(seconds: 240)
      let contract = HostContract(depth: 2) { TabsDriver($0, display) }
      print(try contract.check())
    }

    @MainActor
    func testASplitKeepsTheContract() async throws {
      let display = try TestDisplay(seconds: 240)
      let contract = HostContract(depth: 2) { SplitDriver($0, display) }
      print(try contract.check())
    }
  }
#endif
