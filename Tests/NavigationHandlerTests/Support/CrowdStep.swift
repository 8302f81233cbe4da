import TestSupport

/// A step in a ``CrowdWorld``; numbers pick among existing objects.
struct CrowdStep: Hashable, Sendable, CustomStringConvertible {
  enum Kind: CaseIterable, Sendable {
    case program, user, tap, pace, refuse, finish, ready, rest
    case beginGesture, cancelGesture, completeGesture
    case detach, attach, detachWindow, attachWindow
    case setUpAnew, setUpWithAnother
    // Several windows; a container, and the one that it is in.
    case several, together, goBackInTime, changeLane
    // Losses.
    case loseHandler, loseHost, revive
  }

  /// A call inside which a step is taken: the next one of its kind.
  enum Moment: CaseIterable, Sendable {
    /// A call of a host, or the making of a view.
    case work
    case begin, blockers, handlers, attach, detach
  }

  let kind: Kind
  /// The number that picks a container.
  let first: Int
  /// The number that picks the change.
  let second: Int
  /// The call inside which the step is taken, or nil for now.
  let moment: Moment?

  init(_ kind: Kind, _ first: Int = 0, _ second: Int = 0, inside moment: Moment? = nil) {
    self.kind = kind
    self.first = first
    self.second = second
    self.moment = moment
  }

  var description: String {
    let place = moment.map { ", inside: .\($0)" } ?? ""
    return "CrowdStep(.\(kind), \(first), \(second)\(place)),"
  }

  /// Returns a step of one of the kinds; of six steps, `insides` are taken inside a call.
  static func random(
    _ numbers: inout ToyRandom,
    _ kinds: [Kind],
    insides: Int
  ) -> CrowdStep {
    let few: [Kind] = [.program, .program, .user, .finish]
    let all = Int.random(in: 0..<5, using: &numbers) < 2 ? few : kinds
    let kind = all[Int.random(in: all.indices, using: &numbers)]
    // A gesture in a call is rare otherwise, because few calls are those of a host that can be
    // touched.
    let isTouch = kind == .beginGesture && insides > 0
    let isInside =
      kind != .rest && Int.random(in: 0..<6, using: &numbers) < (isTouch ? 4 : insides)
    let moments = isTouch ? [.blockers, .detach] + Moment.allCases : Moment.allCases
    return CrowdStep(
      kind,
      Int.random(in: 0..<12, using: &numbers),
      Int.random(in: 0..<48, using: &numbers),
      inside: isInside ? moments[Int.random(in: moments.indices, using: &numbers)] : nil
    )
  }

  var simpler: [CrowdStep] {
    var all: [CrowdStep] = []
    if moment != nil { all.append(CrowdStep(kind, first, second)) }
    if first > 0 { all.append(CrowdStep(kind, first / 2, second, inside: moment)) }
    if second > 0 { all.append(CrowdStep(kind, first, second / 2, inside: moment)) }
    if second > 0 { all.append(CrowdStep(kind, first, second - 1, inside: moment)) }
    if first > 0 { all.append(CrowdStep(kind, first - 1, second, inside: moment)) }
    return all
  }
}
