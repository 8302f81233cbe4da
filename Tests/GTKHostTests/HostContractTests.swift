#if GTK
  import NavigationTesting
  import TestSupport
  import XCTest

  @testable import GTKHost

  /// The bounds of a search: small, unless `NAVIGATION_BOUND=full` asks for all of it.
  private enum Bound {
    static let depth = isFullBound ? 3 : 2
    static let seconds = isFullBound ? 3600 : 240
  }

  /// The host contract with GTK's real widgets on a virtual display.
  final class HostContractTests: XCTestCase {
    @MainActor
    func testAStackKeepsTheContractWithTransitions() async throws {
      let display = try TestDisplay(seconds: Bound.seconds)
      try expectKept(HostContract(depth: Bound.depth) { StackDriver($0, display, isMoving: true) })
    }

    @MainActor
    func testAStackKeepsTheContractWithReducedMotion() async throws {
      let display = try TestDisplay(seconds: Bound.seconds)
      try expectKept(HostContract(depth: Bound.depth) { StackDriver($0, display, isMoving: false) })
    }

    @MainActor
    func testAModalKeepsTheContractWithTransitions() async throws {
      let display = try TestDisplay(seconds: Bound.seconds)
      try expectKept(HostContract(depth: Bound.depth) { ModalDriver($0, display, isMoving: true) })
    }

    @MainActor
    func testAModalKeepsTheContractWithReducedMotion() async throws {
      let display = try TestDisplay(seconds: Bound.seconds)
      try expectKept(HostContract(depth: Bound.depth) { ModalDriver($0, display, isMoving: false) })
    }

    @MainActor
    func testTabsKeepTheContract() async throws {
      let display = try TestDisplay(seconds: Bound.seconds)
      try expectKept(HostContract(depth: Bound.depth) { TabsDriver($0, display) })
    }

    @MainActor
    func testASplitKeepsTheContract() async throws {
      let display = try TestDisplay(seconds: Bound.seconds)
      try expectKept(HostContract(depth: Bound.depth) { SplitDriver($0, display) })
    }

    @MainActor
    private func expectKept<Driver>(_ contract: HostContract<Driver>) throws {
      let kept = try contract.check()
      print(kept)
      XCTAssertGreaterThan(kept.scripts, Bound.depth)
    }
  }
#endif
