import ComposableNavigation
import LaneSearch
import NavigationTesting
import Testing
import TestSupport

/// Searches laws 13 to 16 and 18 to 22 on the real lane and the real reducers: all acts of a
/// program, the user and slow, refusing, detaching hosts within a budget, in every order.
///
/// `NAVIGATION_BOUND=full` raises the budgets, for the release run of `.ci/run`.
@Suite(.late) struct LaneLaws {
  typealias Budget = SimulatedLane.Budget

  @Test(arguments: LaneSearch.usual.compactMap { $0 })
  func `at rest the host shows the state, and nothing on the way there breaks a rule`(
    search: LaneSearch
  ) {
    let result = Explorer().explore(SimulatedLane(search.blueprint, search.budget))
    print("searched \(search.name): \(result)")
    result.expectNone()
  }

  @Test(arguments: RuleSearch.usual.thinned(by: 2))
  func `without any one rule the search finds a fault within seven steps`(
    search: RuleSearch
  ) throws {
    let counterexample = try #require(search.counterexample())
    #expect(counterexample.script.count <= 7)
  }

  @Test(arguments: [LaneRules.oneInFlight, .waitInGesture])
  func `a presentation is never asked for while another transition runs in its lane`(
    rule: LaneRules
  ) throws {
    func window(_ busy: Blueprint.BusyPresentation) -> Blueprint {
      rule == .oneInFlight
        ? .tabs(count: 2, tab: [.modal(whenBusy: busy)])
        : .stack(count: 1, entry: [.modal(whenBusy: busy)])
    }
    func explored(_ busy: Blueprint.BusyPresentation) -> Exploration {
      Explorer().explore(
        SimulatedLane(
          window(busy),
          [.operations: 2, .removals: isQuickBound ? 0 : 1, .gestures: 1]
        )
      )
    }
    let usual = explored(.shows)
    for busy in [.answersWithout, .dropsAnswer, .neverAnswers] as [Blueprint.BusyPresentation] {
      // With all rules, a host that ignores presentations while busy receives none then.
      let kept = explored(busy)
      #expect(kept.counterexample == nil, "\(kept)")
      #expect(kept.states == usual.states)
      #expect(kept.transitions == usual.transitions)
      // Without the rule a presentation is lost.
      let lane = SimulatedLane(window(busy), .everybody, rules: .all.subtracting(rule))
      let result = Explorer(maximumStates: 300_000, isShared: false).explore(lane)
      let counterexample = try #require(result.counterexample)
      let name = rule == .oneInFlight ? "one command at a time" : "wait during a gesture"
      let steps = counterexample.script.count
      print("a busy host that \(busy), without “\(name)”: \(steps) steps, \(result)")
      #expect(counterexample.script.count <= 7)
      let end =
        switch busy {
        case .shows, .answersWithout: "a host acknowledged present("
        case .dropsAnswer: "an acknowledgement was dropped unused"
        case .neverAnswers: "present("
        }
      #expect(counterexample.violation.contains(end))
    }
  }

  @Test(
    arguments: zip(
      RuleSearch.columns,
      [
        "asked for push([e2]) while another column shows #0",
        "#0 returned, which the user had removed",
        "#0 is in two columns",
      ]
    )
  )
  func `without any one rule of columns the search finds a fault within nine steps`(
    search: RuleSearch,
    violation: String
  ) throws {
    let counterexample = try #require(search.counterexample())
    #expect(counterexample.violation == violation)
    #expect(counterexample.script.count <= 9)
  }

  @Test(arguments: Mistake.allCases)
  func `with a rule of another library the search finds a fault within seven steps`(
    mistake: Mistake
  ) throws {
    let (blueprint, budget): (Blueprint, Budget) =
      switch mistake {
      case .reportByCount, .copyHostWhenShorter, .popByCount: (.oneStack, .everybody)
      case .dismissWithoutIdentity: (.modal(), .everybody)
      case .sameNumberIsSameEntry: (.oneStack, .oneRollback)
      case .lateActionMeansNumber: (.oneStack, .oneLateAction)
      case .tellsHostLast: (.twoStacks, .oneSetup)
      case .reselectionIsNoNews: (.tabs(count: 2), .oneReselection)
      case .expansionIsDesired: (.split(), .oneExpansion)
      }
    let lane = SimulatedLane(blueprint, budget, mistake: mistake)
    let result = Explorer(maximumStates: 300_000, isShared: false).explore(lane)
    let counterexample = try #require(result.counterexample)
    print("with \(mistake): \(counterexample.script.count) steps, \(result)")
    #expect(counterexample.script.count <= 7)
  }

  @Test func `a search of a window on all cores equals a search on one core`() {
    let budget: Budget =
      isFullBound
      ? [.operations: 3, .removals: 1, .hostRefusals: 1] : [.operations: 1, .removals: 1]
    let lane = SimulatedLane(.stackOfModals, budget)
    let (one, all) = (Explorer().explore(lane), Explorer().exploreInParallel(lane))
    print("searched a stack of entries with modals, on all cores: \(all)")
    #expect(all.isComplete)
    #expect(all.states == one.states)
    #expect(all.transitions == one.transitions)
  }
}
