/// The subject of a walk, which takes steps and checks itself after each.
@MainActor
package protocol WalkRig {
  associatedtype Step

  func take(_ step: Step)

  /// The fault so far, or nil.
  var fault: String? { get }

  /// Comes to rest and returns the fault, or nil.
  func rest() -> String?
}

extension WalkRig {
  /// Takes the steps, comes to rest, and returns the first fault, or nil.
  package func run(_ steps: [Step]) -> String? {
    for (index, step) in steps.enumerated() {
      take(step)
      if let fault { return "step \(index), \(step): \(fault)" }
    }
    return rest()
  }
}
