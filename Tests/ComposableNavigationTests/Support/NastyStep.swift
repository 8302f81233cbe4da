import TestSupport

/// What happens in a ``NastyWorld``; numbers pick among what is there at that moment.
struct NastyStep: Hashable, Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    case program, person, pace, refuse, finish, ready
    case beginGesture, cancelGesture, completeGesture
    case detach, attach, detachWindow, attachWindow
    case setUpAnew, setUpWithAnother, die, revive
    /// The program, a person or a setting up, inside the next `perform` or making of a view.
    case inside
    case rest
    /// A host does something that the article calls a mistake.
    case fault
    /// A handler is let go, and its host is not told.
    case loseHandler
  }

  let kind: Kind
  /// Who.
  let first: Int
  /// What.
  let second: Int

  init(_ kind: Kind, _ first: Int = 0, _ second: Int = 0) {
    self.kind = kind
    self.first = first
    self.second = second
  }

  var description: String { "\(kind) \(first) \(second)" }

  /// A step, without mistakes of a host when all are to be honest.
  static func random(
    _ numbers: inout ToyRandom,
    honest: Bool,
    losing: Bool = false
  ) -> NastyStep {
    var kind = Kind.program
    // What moves is worth more than what holds.
    if Int.random(in: 0..<3, using: &numbers) > 0 {
      let kinds = Kind.allCases.filter {
        ($0 != .fault || !honest) && ($0 != .loseHandler || losing)
      }
      kind = kinds[Int.random(in: kinds.indices, using: &numbers)]
    }
    return NastyStep(
      kind,
      Int.random(in: 0..<12, using: &numbers),
      Int.random(in: 0..<84, using: &numbers)
    )
  }

  var simpler: [NastyStep] {
    var all: [NastyStep] = []
    if first > 0 { all.append(NastyStep(kind, first / 2, second)) }
    if second > 0 { all.append(NastyStep(kind, first, second / 2)) }
    if second > 0 { all.append(NastyStep(kind, first, second - 1)) }
    return all
  }
}
