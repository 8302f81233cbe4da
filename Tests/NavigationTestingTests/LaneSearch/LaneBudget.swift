import LaneSearch

extension SimulatedLane.Budget {
  /// Three operations, two removals, and one of everything else.
  static let everybody = Self(
    operations: 3,
    removals: 2,
    hostRefusals: 1,
    reducerRefusals: 1,
    detachments: 1,
    gestures: 1
  )

  /// Two operations, and a state that is rolled back once.
  static let oneRollback = Self(operations: 2, removals: 0, rollbacks: 1)

  /// The same, and a late action.
  static let oneLateAction = Self(operations: 2, removals: 0, rollbacks: 1, lateActions: 1)

  /// Two operations, and a tap on the selected tab.
  static let oneReselection = Self(operations: 2, removals: 0, reselections: 1)

  /// One operation, and a split that expands by itself, which the reducer may refuse.
  static let oneExpansion = Self(operations: 1, removals: 0, reducerRefusals: 1, expansions: 1)

  /// Two operations, and a handler that is set up anew once or loses its host.
  static let oneSetup = Self(operations: 2, removals: 0, setups: 1)

  /// The budget as text: `operations 2, removals 1, refusals 1`.
  var words: String {
    let numbers = [
      ("operations", operations), ("removals", removals),
      ("refusals", hostRefusals), ("by the reducer", reducerRefusals), ("detaches", detachments),
      ("gestures", gestures), ("rollbacks", rollbacks), ("set up anew or lost", setups),
      ("away", departures), ("early", earlyRemovals), ("late", lateAnswers),
      ("interrupted", interruptions), ("late actions", lateActions),
      ("selected again", reselections), ("drags", drags),
      ("expands by itself", expansions),
    ]
    return numbers.filter { $0.1 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }
}
