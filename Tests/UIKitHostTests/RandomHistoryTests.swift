import Testing
import UIKit

/// Whatever a program and a person do, and whenever transitions end: what is shown and what the state
/// says agree at rest, nobody waits, nothing is an issue and nothing a warning.
@MainActor
@Suite struct RandomHistoryTests {
  // Over all orders, 20,000 histories with full bounds.
  @Test(arguments: 0..<32)
  func `at rest a telephone shows what the state says`(number: Int) {
    let histories = RandomHistories(count: SearchBound.histories(quick: 50, full: 625)) {
      PhoneWorld($0)
    }
    let fault = histories.firstFault(inOrder: number)
    #expect(fault == nil)
  }

  @Test(arguments: 0..<32)
  func `at rest a tablet shows what the state says`(number: Int) {
    let histories = RandomHistories(count: SearchBound.histories(quick: 25, full: 320), length: 32)
    {
      PadWorld($0)
    }
    let fault = histories.firstFault(inOrder: number)
    #expect(fault == nil)
  }
}
