import Testing
import TestSupport
import UIKit

/// Random histories: for all acts of a program and the user, and all ends of transitions, the shown
/// screens equal the state at rest, nothing is pending, and there is no issue and no warning.
@MainActor
@Suite struct RandomHistoryTests {
  // 20,000 histories over all orders with full bounds.
  @Test(arguments: 0..<32)
  func `at rest a telephone shows what the state says`(number: Int) {
    let histories = RandomHistories(count: bound(50, full: 625)) { PhoneWorld($0) }
    let fault = histories.firstFault(inOrder: number)
    #expect(fault == nil)
  }

  @Test(arguments: 0..<32)
  func `at rest a tablet shows the state`(number: Int) {
    let histories = RandomHistories(count: bound(25, full: 320), length: 32) { PadWorld($0) }
    let fault = histories.firstFault(inOrder: number)
    #expect(fault == nil)
  }

  @Test(arguments: 0..<32)
  func `at rest stacks in pages of a stack show the state`(number: Int) {
    let histories = RandomHistories(count: bound(50, full: 625)) { NestedWorld($0) }
    let fault = histories.firstFault(inOrder: number)
    #expect(fault == nil)
  }
}
