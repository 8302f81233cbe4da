import ComposableNavigation
import NavigationTesting
import Testing
import UIKit
import UIKitHost

/// The hosts for UIKit follow “Writing a host” in a model of UIKit, in every order that Apple does
/// not document, without a warning.
@MainActor
@Suite struct UIKitContractTests {
  private let log = SimulatedLog()

  @Test(arguments: 0..<32)
  func `a navigation controller keeps the contract`(number: Int) throws {
    let result = try HostContract(depth: 2) { setting in
      StackDriver(setting, SimulatedOrders(number), log)
    }
    .check()
    #expect(result.neverDone == [])
    #expect(log.lines == [])
  }

  @Test(arguments: 0..<32)
  func `a stack in a page of a stack keeps the contract`(number: Int) throws {
    let result = try HostContract(settings: [.nested], depth: 2) { setting in
      NestedStackDriver(setting, SimulatedOrders(number), log)
    }
    .check()
    // The outer stack detaches and attaches it.
    #expect(Set(result.neverDone).isSubset(of: [.detach, .attach, .goBack(2)]))
    #expect(log.lines == [])
  }

  @Test(arguments: 0..<32)
  func `a view controller that presents keeps the contract`(number: Int) throws {
    try HostContract(depth: 3) { setting in
      ModalDriver(setting, SimulatedOrders(number), log)
    }
    .check()
    #expect(log.lines == [])
  }

  // A presented sheet can be pulled after three steps.
  @Test(arguments: [0, 31])
  func `a sheet that is pulled at keeps the contract`(number: Int) throws {
    let result = try HostContract(depth: 4) { setting in
      ModalDriver(setting, SimulatedOrders(number), log)
    }
    .check()
    #expect(result.neverDone == [])
    #expect(log.lines == [])
  }

  @Test(arguments: [0, 31])
  func `a sheet that is dragged keeps the contract`(number: Int) throws {
    let result = try HostContract(settings: [.window], hasDetents: true, depth: 3) { setting in
      ModalDriver(setting, SimulatedOrders(number), log)
    }
    .check()
    #expect(!result.neverDone.contains(.dragSheet(to: .large)))
    #expect(log.lines == [])
  }

  @Test func `a tab bar controller keeps the contract`() throws {
    let result = try HostContract(depth: 2) { TabDriver($0) }.check()
    #expect(result.neverDone == [.endTransition, .closeTab(0), .closeTab(1)])
  }

  // UIKit decides by the width alone, which the user changes and no program does.
  @Test(arguments: 0..<32)
  func `a split view controller keeps the contract`(number: Int) throws {
    let result = try HostContract(obeysCollapse: false, depth: 2) { setting in
      SplitDriver(setting, SimulatedOrders(number), log)
    }
    .check()
    // UIKit does not ask the state: it collapses and expands by the width.
    #expect(result.neverDone == [.loseRoom, .gainRoom])
    #expect(log.lines == [])
  }
}
