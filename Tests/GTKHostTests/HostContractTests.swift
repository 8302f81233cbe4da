#if GTK
  import NavigationTesting
  import XCTest

  @testable import GTKHost

  /// The host contract with GTK's real widgets on a virtual display.
  final class HostContractTests: XCTestCase {
    @MainActor
    func testAStackKeepsTheContractWithTransitions() async throws {
      let display = try TestDisplay(seconds: 240)
      try expectKept(HostContract(depth: 2) { StackDriver($0, display, isMoving: true) })
    }

    @MainActor
    func testAStackKeepsTheContractWithReducedMotion() async throws {
      let display = try TestDisplay(seconds: 240)
      try expectKept(HostContract(depth: 2) { StackDriver($0, display, isMoving: false) })
    }

    @MainActor
    func testAModalKeepsTheContractWithTransitions() async throws {
      let display = try TestDisplay(seconds: 240)
      try expectKept(HostContract(depth: 2) { ModalDriver($0, display, isMoving: true) })
    }

    @MainActor
    func testAModalKeepsTheContractWithReducedMotion() async throws {
      let display = try TestDisplay(seconds: 240)
      try expectKept(HostContract(depth: 2) { ModalDriver($0, display, isMoving: false) })
    }

    @MainActor
    func testTabsKeepTheContract() async throws {
      let display = try TestDisplay(seconds: 240)
      try expectKept(HostContract(depth: 2) { TabsDriver($0, display) })
    }

    @MainActor
    func testASplitKeepsTheContract() async throws {
      let display = try TestDisplay(seconds: 240)
      try expectKept(HostContract(depth: 2) { SplitDriver($0, display) })
    }

    @MainActor
    private func expectKept<Driver>(_ contract: HostContract<Driver>) throws {
      let kept = try contract.check()
      print(kept)
      XCTAssertGreaterThan(kept.scripts, 2)
    }
  }
#endif
