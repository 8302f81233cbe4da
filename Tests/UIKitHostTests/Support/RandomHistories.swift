import ComposableNavigation
import UIKit

/// A world of the model in which a program and a user take random steps.
@MainActor
protocol RandomWorld {
  /// One event.
  associatedtype Step: CaseIterable

  /// Takes a step if it is possible.
  func take(_ step: Step)

  /// Ends a gesture or a transition.
  ///
  /// - Returns: True if one was running.
  func end() -> Bool

  /// The difference between the shown screens and the state, or nil.
  var difference: String? { get }

  /// The window of the world, with the issues of its store.
  var window: TestWindow { get }
}

extension RandomWorld {
  /// Lets all transitions and turns end.
  ///
  /// - Returns: True if they have ended.
  func rest() -> Bool { window.rest { end() } }
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

  /// Runs histories with one of the orders that Apple does not document.
  ///
  /// - Returns: The fault of the first failing history, or nil.
  func firstFault(inOrder number: Int) -> String? {
    for history in 0..<count {
      var numbers = SeededNumbers(seed: UInt64(number) << 32 | history)
      let steps = (0..<length).compactMap { _ in World.Step.allCases.randomElement(using: &numbers)
      }
      if fault(after: steps, inOrder: number) != nil { return shortest(steps, inOrder: number) }
    }
    return nil
  }

  /// Returns the fault of a history with as few of its steps as reproduce it.
  private func shortest(_ steps: [World.Step], inOrder number: Int) -> String? {
    var steps = steps
    var index = steps.count - 1
    while index >= 0 {
      var fewer = steps
      fewer.remove(at: index)
      if fault(after: fewer, inOrder: number) != nil {
        steps = fewer
        // Later steps may now be unnecessary as well.
        index = steps.count
      }
      index -= 1
    }
    return fault(after: steps, inOrder: number).map { "\($0); after \(steps)" }
  }

  /// Runs one history.
  ///
  /// - Returns: Its fault, or nil.
  func fault(after steps: [World.Step], inOrder number: Int) -> String? {
    let world = make(SimulatedOrders(number))
    for step in steps { world.take(step) }
    return fault(of: world)
  }

  private func fault(of world: World) -> String? {
    guard world.rest() else { return "it does not come to rest" }
    return world.difference ?? world.window.issues.first?.message ?? world.window.log.lines.first
  }
}

/// A pseudorandom number generator with a seed.
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
