import ComposableNavigation
import NavigationTesting
import Testing
import TestSupport

@MainActor
@Suite struct SimulatedHostContractLaws {
  @Test(arguments: [true, false])
  func `a simulated stack keeps the contract`(isSlow: Bool) throws {
    try HostContract(obeysGuards: true, depth: contractDepth) {
      SimulatedStackDriver($0, isSlow: isSlow)
    }
    .expectAllDone("simulated stack")
  }

  @Test(arguments: [[], StackCapabilities.replace, [.pushSeveral, .popSeveral]])
  func `a simulated stack with less keeps it`(capabilities: StackCapabilities) throws {
    try HostContract(depth: contractDepth) {
      SimulatedStackDriver($0, isSlow: false, capabilities: capabilities)
    }
    .expectAllDone()
  }

  @Test(arguments: [true, false])
  func `a simulated modal keeps the contract`(isSlow: Bool) throws {
    try HostContract(obeysGuards: true, depth: contractDepth + (isSlow || !isQuickBound ? 1 : 0)) {
      SimulatedModalDriver($0, isSlow: isSlow)
    }
    .expectAllDone("simulated modal")
  }

  @Test(arguments: [(.all, true), (.resize, false), ([], false)] as [(ModalCapabilities, Bool)])
  func `a simulated modal whose sheet the user drags keeps it`(
    capabilities: ModalCapabilities,
    isSlow: Bool
  ) throws {
    try HostContract(
      settings: [.window],
      hasDetents: true,
      depth: contractDepth + 1
    ) {
      SimulatedModalDriver($0, isSlow: isSlow, capabilities: capabilities)
    }
    .expectAllDone("simulated modal that is dragged")
  }

  @Test func `a simulated modal that cannot restyle keeps it`() throws {
    try HostContract(depth: contractDepth + 1) {
      SimulatedModalDriver($0, isSlow: true, capabilities: [])
    }
    .expectAllDone()
  }

  @Test(arguments: [true, false])
  func `simulated tabs keep the contract`(isSlow: Bool) throws {
    try HostContract(
      settings: [.window, .above(["old"]), .nested],
      obeysGuards: true,
      depth: isSlow ? bound(3, quick: 2, full: 4) : contractDepth
    ) {
      SimulatedTabDriver($0, isSlow: isSlow)
    }
    .expectAllDone("simulated tabs")
  }

  @Test(arguments: [true, false])
  func `simulated windows keep the contract`(isSlow: Bool) throws {
    try HostContract(obeysGuards: true, depth: max(contractDepth, isQuickBound ? 2 : 3)) {
      SimulatedWindowDriver($0, isSlow: isSlow)
    }
    .expectAllDone("simulated windows")
  }

  @Test func `windows that prevent focusing another one while one is guarded break it`() {
    let contract = HostContract(settings: [.window], obeysGuards: true, depth: 2) {
      SimulatedWindowDriver($0, isSlow: false, focusesAsTabs: true)
    }
    do {
      let result = try contract.check()
      Issue.record("\(result)")
    } catch {
      #expect(error.point == .reportsAttempts, "\(error)")
    }
  }

  @Test(arguments: [true, false])
  func `a simulated split keeps the contract`(isSlow: Bool) throws {
    // A slow host has shown its columns and collapsed after two steps, and expands by the third.
    try HostContract(depth: contractDepth) { SimulatedSplitDriver($0, isSlow: isSlow) }
      .expectAllDone("simulated split", except: isSlow && !isFullBound ? [.expand] : [])
  }
}

private let contractDepth = isFullBound ? 4 : 2

extension HostContract {
  fileprivate func expectAllDone(_ name: String? = nil, except late: [HostAct] = []) throws {
    let result = try check()
    if let name { print("\(name): \(result)") }
    #expect(result.neverDone.filter { $0 != .endTransition } == late)
  }
}
