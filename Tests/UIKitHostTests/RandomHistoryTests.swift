import ComposableNavigation
import Foundation
import Testing
import UIKit
import UIKitHost

/// Whatever a program and a person do, and whenever transitions end: what is shown and what the state
/// says agree at rest, nobody waits, nothing is an issue and nothing a warning.
@MainActor
@Suite struct RandomHistoryTests {
  /// A generator that begins where it is told to.
  private struct Numbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var number = state
      number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
      number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
      return number ^ (number >> 31)
    }
  }

  /// Over all orders, 20,000 histories with full bounds.
  private var histories: UInt64 {
    ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] == "full" ? 625 : 50
  }

  @Test(arguments: 0..<32)
  func `at rest what is shown is what the state says`(number: Int) {
    for history in 0..<histories {
      let seed = UInt64(number) << 32 | history
      var numbers = Numbers(seed)
      let world = PhoneWorld(SimulatedOrders(number))
      var steps: [PhoneWorld.Step] = []
      for _ in 0..<24 {
        guard let step = PhoneWorld.Step.allCases.randomElement(using: &numbers) else { return }
        steps.append(step)
        world.take(step)
      }
      let hasRested = world.rest()
      #expect(hasRested, "\(steps)")
      #expect(world.difference == nil, "\(steps)")
      #expect(world.issues == [], "\(steps)")
      #expect(world.log.lines == [], "\(steps)")
      // The first history that goes wrong says enough.
      if !hasRested || world.difference != nil { return }
    }
  }
}
