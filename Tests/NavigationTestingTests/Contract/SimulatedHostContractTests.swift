import ComposableNavigation
import Foundation
import NavigationTesting
import Testing

/// The depth of a contract's search; `NAVIGATION_BOUND=full` raises it for the release run.
enum ContractBound {
  static var depth: Int {
    ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] == "full" ? 4 : 2
  }
}

@MainActor
@Suite struct SimulatedHostContractTests {
  @Test(arguments: [true, false])
  func `a simulated stack keeps the contract`(isSlow: Bool) throws {
    let contract = HostContract(obeysGuards: true, depth: ContractBound.depth) {
      SimulatedStackDriver($0, isSlow: isSlow)
    }
    let result = try contract.check()
    print("simulated stack: \(result)")
    #expect(result.neverDone.filter { $0 != .endTransition } == [])
  }

  @Test(arguments: [[], StackCapabilities.replace, [.pushSeveral, .popSeveral]])
  func `a simulated stack with less keeps it`(capabilities: StackCapabilities) throws {
    let contract = HostContract(depth: ContractBound.depth) {
      SimulatedStackDriver($0, isSlow: false, capabilities: capabilities)
    }
    #expect(try contract.check().neverDone.filter { $0 != .endTransition } == [])
  }

  @Test(arguments: [true, false])
  func `a simulated modal keeps the contract`(isSlow: Bool) throws {
    let contract = HostContract(obeysGuards: true, depth: ContractBound.depth + 1) {
      SimulatedModalDriver($0, isSlow: isSlow)
    }
    let result = try contract.check()
    print("simulated modal: \(result)")
    #expect(result.neverDone.filter { $0 != .endTransition } == [])
  }

  @Test(arguments: [(.all, true), (.resize, false), ([], false)] as [(ModalCapabilities, Bool)])
  func `a simulated modal whose sheet the user drags keeps it`(
    capabilities: ModalCapabilities,
    isSlow: Bool
  ) throws {
    let contract = HostContract(
      settings: [.window],
      hasDetents: true,
      depth: ContractBound.depth + 1
    ) {
      SimulatedModalDriver($0, isSlow: isSlow, capabilities: capabilities)
    }
    let result = try contract.check()
    print("simulated modal that is dragged: \(result)")
    #expect(result.neverDone.filter { $0 != .endTransition } == [])
  }

  @Test func `a simulated modal that cannot restyle keeps it`() throws {
    let contract = HostContract(depth: ContractBound.depth + 1) {
      SimulatedModalDriver($0, isSlow: true, capabilities: [])
    }
    #expect(try contract.check().neverDone.filter { $0 != .endTransition } == [])
  }

  @Test(arguments: [true, false])
  func `simulated tabs keep the contract`(isSlow: Bool) throws {
    let contract = HostContract(
      settings: [.window, .above(["old"]), .nested],
      obeysGuards: true,
      depth: ContractBound.depth + (isSlow ? 1 : 0)
    ) {
      SimulatedTabDriver($0, isSlow: isSlow)
    }
    let result = try contract.check()
    print("simulated tabs: \(result)")
    #expect(result.neverDone.filter { $0 != .endTransition } == [])
  }

  @Test(arguments: [true, false])
  func `simulated windows keep the contract`(isSlow: Bool) throws {
    let contract = HostContract(obeysGuards: true, depth: ContractBound.depth) {
      SimulatedWindowDriver($0, isSlow: isSlow)
    }
    let result = try contract.check()
    print("simulated windows: \(result)")
    #expect(result.neverDone.filter { $0 != .endTransition } == [])
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
    let contract = HostContract(depth: ContractBound.depth) {
      SimulatedSplitDriver($0, isSlow: isSlow)
    }
    let result = try contract.check()
    print("simulated split: \(result)")
    // A slow host has shown its columns and collapsed after two steps, and expands by the third.
    let late: [HostAct] = isSlow && ContractBound.depth < 3 ? [.expand] : []
    #expect(result.neverDone.filter { $0 != .endTransition } == late)
  }
}
