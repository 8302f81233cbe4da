/// The receivers of issues and refusals, which all stores of one root share.
@MainActor
package final class StoreListeners {
  var onIssue: (@MainActor (NavigationIssue) -> Void)?
  package var onRefusal: (@MainActor (Refusal) -> Void)?

  /// Receives a refusal of the action that is being reduced; nil for none.
  var onAnswer: (@MainActor (Refusal) -> Void)?
  /// Receives every report first, for a trace; nil if none is recorded.
  package var onReport: (@MainActor (Report) -> Void)?
  /// Creates the observer of a lane when a handler of this store is the first to join it.
  package var makeLaneObserver: (@MainActor () -> Lane.Observer)?
  /// The lanes of this store's handlers; nil before the first has joined one.
  // Unchecked: accesses never overlap (benchmark “own action, all pages at work, counted, 10”).
  @exclusivity(unchecked) private(set) var joinedLanes: LaneList?
  /// The action that receives the refusals, on behalf of its sender; nil for none.
  var answered: EffectGroup?

  /// The lanes of this store's handlers.
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
