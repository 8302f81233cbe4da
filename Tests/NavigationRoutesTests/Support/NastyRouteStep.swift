import TestSupport

/// A step in a ``NastyRouteWorld``; numbers pick among the available objects.
struct NastyRouteStep: Hashable, Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    case navigate, begin, open, toggle, up
    case report, late, timeOut, verify
    case reset, becomeNew, keep, rollBack, restore
    case back, swipe, tap
    /// The user acts inside the next `perform`.
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
    // Steps that move something are more frequent than steps that hold something.
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
