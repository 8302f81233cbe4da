import LaneSearch

extension SimulatedLane.Budget {
  /// Three operations, two removals, and one of everything else.
  static let everybody: Self = [
    .operations: 3, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1,
    .gestures: 1,
  ]

  /// Two operations, and a state that is rolled back once.
  static let oneRollback: Self = [.operations: 2, .rollbacks: 1]

  /// The same, and a late action.
  static let oneLateAction: Self = [.operations: 2, .rollbacks: 1, .lateActions: 1]

  /// Two operations, and a tap on the selected tab.
  static let oneReselection: Self = [.operations: 2, .reselections: 1]

  /// One operation, and a split that expands by itself, which the reducer may refuse.
  static let oneExpansion: Self = [.operations: 1, .reducerRefusals: 1, .expansions: 1]

  /// Two operations, and a handler that is set up anew once or loses its host.
  static let oneSetup: Self = [.operations: 2, .setups: 1]

  /// The budget as text: `operations 2, removals 1, refusals 1`.
  var words: String {
    let names = [
      "operations", "removals", "refusals", "by the reducer", "detaches", "gestures", "rollbacks",
      "set up anew or lost", "away", "early", "late", "interrupted", "late actions",
      "selected again", "drags", "expands by itself",
    ]
    return zip(names, Act.allCases).filter { self[$1] > 0 }.map { "\($0) \(self[$1])" }
      .joined(separator: ", ")
  }
}
