import ComposableNavigation
import Foundation
import UIKit

/// A world of the model that histories are lived in, by a program and a person.
@MainActor
protocol RandomWorld {
  /// Something that happens.
  associatedtype Step: CaseIterable

  /// Lets something happen, if it can.
  func take(_ step: Step)

  /// Lets everything that is going on come to its end.
  ///
  /// - Returns: True if it has.
  func rest() -> Bool

  /// The difference between what is shown and the state; nil for none.
  var difference: String? { get }

  /// The issues that there have been.
  var issues: [NavigationIssue] { get }

  /// The lines that UIKit would have printed.
  var log: SimulatedLog { get }
}

/// Histories of random steps, each in a new world.
@MainActor
struct RandomHistories<World: RandomWorld> {
  /// The number of histories.
  let count: UInt64
  /// The number of steps in each.
  var length = 24
  /// Makes a world.
  let make: @MainActor (SimulatedOrders) -> World

  /// Lives through histories with one of the orders that Apple does not document.
  ///
  /// - Returns: The fault at the end of the first one that goes wrong; nil when none does.
  func firstFault(inOrder number: Int) -> String? {
    for history in 0..<count {
      var numbers = SeededNumbers(seed: UInt64(number) << 32 | history)
      let steps = (0..<length).compactMap { _ in World.Step.allCases.randomElement(using: &numbers)
      }
      if fault(after: steps, inOrder: number) != nil { return shortest(steps, inOrder: number) }
    }
    return nil
  }

  /// The fault of a history, with as few of its steps as show one.
  private func shortest(_ steps: [World.Step], inOrder number: Int) -> String? {
    var steps = steps
    var index = steps.count - 1
    while index >= 0 {
      var fewer = steps
      fewer.remove(at: index)
      if fault(after: fewer, inOrder: number) != nil {
        steps = fewer
        // Steps behind it may be left out as well, now that it is gone.
        index = steps.count
      }
      index -= 1
    }
    return fault(after: steps, inOrder: number).map { "\($0); after \(steps)" }
  }

  private func fault(after steps: [World.Step], inOrder number: Int) -> String? {
    let world = make(SimulatedOrders(number))
    for step in steps { world.take(step) }
    return fault(of: world)
  }

  private func fault(of world: World) -> String? {
    guard world.rest() else { return "it does not come to rest" }
    return world.difference ?? world.issues.first?.message ?? world.log.lines.first
  }
}

/// The extent of searches: small in a quick run, full in `.ci/run`.
enum SearchBound {
  static func histories(quick: UInt64, full: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] == "full" ? full : quick
  }
}

/// A generator that begins where it is told to.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return number ^ (number >> 31)
  }
}
