/// The listeners to issues and refusals; every store of one root shares them.
@MainActor
package final class StoreListeners {
  var onIssue: (@MainActor (NavigationIssue) -> Void)?
  package var onRefusal: (@MainActor (Refusal) -> Void)?

  /// The listener to a refusal of the action that is being reduced; nil for none.
  var onAnswer: (@MainActor (Refusal) -> Void)?
  /// A trace, which hears of everything first; nil when nobody records.
  package var onReport: (@MainActor (Report) -> Void)?
  /// Makes the observer of a lane that a handler of this store is the first to join.
  package var makeLaneObserver: (@MainActor () -> Lane.Observer)?
  /// The lanes in which this store's handlers are; nil before the first has joined one.
  // Unchecked: nothing of it is held meanwhile (benchmark “own action, all pages at work, counted, 10”).
  @exclusivity(unchecked) private(set) var joinedLanes: LaneList?
  /// The action that is being answered, for whoever has sent it; nil for none.
  var answered: EffectGroup?

  /// The lanes in which this store's handlers are.
  package var lanes: LaneList {
    if let joinedLanes { return joinedLanes }
    let lanes = LaneList()
    joinedLanes = lanes
    return lanes
  }

  func receive(_ report: Report) {
    onReport?(report)
    switch report {
    case .issue(let issue): onIssue?(issue)
    case .refusal(let refusal):
      answered?.refuse(refusal)
      onAnswer?(refusal)
      onRefusal?(refusal)
    }
  }
}
