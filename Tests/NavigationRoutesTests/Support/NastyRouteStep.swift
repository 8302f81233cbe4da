import TestSupport

/// What happens in a ``NastyRouteWorld``; numbers pick among what is there.
struct NastyRouteStep: Hashable, Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    case navigate, begin, open, toggle, up
    case report, late, timeOut, verify
    case reset, becomeNew, keep, rollBack, restore
    case back, swipe, tap
    /// A person acts inside the next `perform`.
    case inside
    case pace, refuse, finish, ready, detach, attach
    case beginGesture, cancelGesture, completeGesture
    case setUpAnew, setUpWithAnother, die
    case rest
  }

  let kind: Kind
  let number: Int

  init(_ kind: Kind, _ number: Int = 0) {
    self.kind = kind
    self.number = number
  }

  var description: String { "\(kind) \(number)" }

  static func random(_ numbers: inout ToyRandom) -> NastyRouteStep {
    var kind = Kind.navigate
    // What moves is worth more than what holds.
    if Int.random(in: 0..<4, using: &numbers) > 0 {
      kind = Kind.allCases[Int.random(in: 0..<Kind.allCases.count, using: &numbers)]
    }
    return NastyRouteStep(kind, Int.random(in: 0..<66, using: &numbers))
  }

  var simpler: [NastyRouteStep] {
    number == 0
      ? []
      : [
        NastyRouteStep(kind, 0), NastyRouteStep(kind, number / 2), NastyRouteStep(kind, number - 1),
      ]
  }
}
