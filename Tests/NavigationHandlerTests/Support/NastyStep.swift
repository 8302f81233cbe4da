import TestSupport

/// A step in a ``NastyWorld``; numbers pick among existing objects.
struct NastyStep: Hashable, Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    case program, user, pace, refuse, finish, ready
    case beginGesture, cancelGesture, completeGesture
    case detach, attach, detachWindow, attachWindow
    case setUpAnew, setUpWithAnother, die, revive
    /// The program, the user or a setup acts inside the next `perform` or making of a view.
    case inside
    case rest
    /// A host makes a mistake by the rules of the article.
    case fault
    /// A handler is released without notice to its host.
    case loseHandler
  }

  let kind: Kind
  /// The number that picks a container.
  let first: Int
  /// The number that picks the change.
  let second: Int

  init(_ kind: Kind, _ first: Int = 0, _ second: Int = 0) {
    self.kind = kind
    self.first = first
    self.second = second
  }

  var description: String { "\(kind) \(first) \(second)" }

  /// Returns a step, without mistakes of hosts if all are to be honest.
  static func random(
    _ numbers: inout ToyRandom,
    honest: Bool,
    losing: Bool = false
  ) -> NastyStep {
    var kind = Kind.program
    // Steps that move something are more frequent than steps that hold something.
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
