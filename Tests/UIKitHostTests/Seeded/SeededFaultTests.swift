import Testing
import TestSupport
import UIKit

/// Random histories find each rule of the hosts that is left out.
@MainActor
@Suite struct SeededFaultTests {
  /// Other rules make these harmless: each of the two calls reports the same event.
  private static let harmlessInStacks: Set<StackFault> = [.missesWillShow, .missesDidShow]

  /// The refusal during a pull replaces the first, the end of its transition the second.
  private static let harmlessInModals: Set<ModalFault> = [.missesPull, .missesDismissal]

  private let count: UInt64 = bound(20, full: 100)

  private func firstFault<World>(_ histories: RandomHistories<World>) -> String? {
    for number in 0..<32 {
      if let found = histories.firstFault(inOrder: number) { return found }
    }
    return nil
  }

  @Test func `a copy of the stack host has no fault by itself`() {
    let found = firstFault(RandomHistories(count: count) { StackWorld($0, fault: nil) })
    #expect(found == nil)
  }

  @Test(arguments: StackFault.allCases)
  func `a fault of a stack host is found, unless another rule makes it good`(fault: StackFault) {
    let found = firstFault(RandomHistories(count: count) { StackWorld($0, fault: fault) })
    let isHarmless = Self.harmlessInStacks.contains(fault)
    #expect((found == nil) == isHarmless, "\(found ?? "nothing was found")")
  }

  @Test func `the modal host that hears all has no fault`() {
    let found = firstFault(RandomHistories(count: count) { ModalWorld($0, fault: nil) })
    #expect(found == nil)
  }

  @Test(arguments: ModalFault.allCases)
  func `a fault of a modal host is found, unless another rule makes it good`(fault: ModalFault) {
    let found = firstFault(RandomHistories(count: count) { ModalWorld($0, fault: fault) })
    let isHarmless = Self.harmlessInModals.contains(fault)
    #expect((found == nil) == isHarmless, "\(found ?? "nothing was found")")
  }
}
