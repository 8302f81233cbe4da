import ComposableNavigation
import LaneSearch
import NavigationTesting
import Testing
import TestSupport

/// Searches laws 13 to 16, 18 to 22, 35 to 37 and 41 with states that are rolled back, handlers that
/// are set up anew, hosts that are lost or off screen or acknowledge late or wrongly, and events
/// that are in between or late.
///
/// `NAVIGATION_BOUND=full` raises the budgets, for the release run of `.ci/run`.
@Suite(.late) struct LaneRollbackLaws {
  @Test(arguments: LaneSearch.unusual)
  func `at rest hosts show the visits of their state, after any rollback, new setup or loss`(
    search: LaneSearch
  ) {
    let result = Explorer().explore(SimulatedLane(search.blueprint, search.budget))
    print("searched \(search.name): \(result)")
    result.expectNone()
  }

  // One search found a modal in a stack whose host was away, which blocked a modal of another
  // stack. Since then `giveWay` considers everything around a modal.
  @Test(arguments: RuleSearch.unusual)
  func `without any one rule about such hosts the search finds a fault within nine steps`(
    search: RuleSearch
  ) throws {
    // With the rule there is no counterexample.
    let kept = Explorer().explore(SimulatedLane(search.blueprint, search.budget))
    #expect(kept.counterexample == nil, "\(kept)")
    let counterexample = try #require(search.counterexample())
    #expect(counterexample.script.count <= 9)
  }

  @Test func `a split in which a visit is known by its number is found within eight steps`() throws
  {
    let split = Blueprint.split(entry: [.modal()])
    let right = Explorer(maximumStates: 20_000).explore(SimulatedLane(split, .oneRollback))
    #expect(right.counterexample == nil, "\(right)")
    let result = Explorer(maximumStates: 300_000, isShared: false)
      .explore(SimulatedLane(split, .oneRollback, mistake: .sameNumberIsSameEntry))
    let counterexample = try #require(result.counterexample)
    let steps = counterexample.script.count
    print("with sameNumberIsSameEntry in a split: \(steps) steps, \(result)")
    #expect(counterexample.script.count <= 8)
  }
}

extension LaneSearch {
  static var unusual: [LaneSearch] {
    (rolledBackOrLost + other + interrupted + styles).compactMap { $0 }
  }

  /// Modal hosts of every kind of styles.
  private static let styles: [LaneSearch?] = [Blueprint.Styles.named, .unnamed].flatMap { kind in
    (0...3).map { bits in
      LaneSearch(
        "a modal of styles \(kind) and capabilities \(bits)",
        .modal(capabilities: ModalCapabilities(rawValue: bits), styles: kind),
        small: [.operations: 3, .removals: 1, .detachments: 1],
        full: [.operations: 4, .removals: 1, .detachments: 1]
      )
    }
  }
}
