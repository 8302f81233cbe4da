import UIKitHost

/// The turns of a main queue that a test runs by hand.
@MainActor
final class TurnQueue {
  private var acts: [@MainActor () -> Void] = []

  var isEmpty: Bool { acts.isEmpty }

  var turns: Turns { Turns { [weak self] act in self?.acts.append(act) } }

  /// Runs turns until none is pending.
  ///
  /// - Returns: True if a turn was pending.
  @discardableResult
  func run() -> Bool {
    var count = 0
    while !acts.isEmpty, count < 100 {
      acts.removeFirst()()
      count += 1
    }
    return count > 0
  }
}
