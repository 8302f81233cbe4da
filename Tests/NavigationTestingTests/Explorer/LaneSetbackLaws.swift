import ComposableNavigation
import NavigationTesting
import Testing

/// Laws 13 to 16, 18 to 22, 35 to 37 and 41, where states are set back, handlers set up anew, hosts
/// lost or away, where hosts answer late or wrongly, and where something comes in between or late.
///
/// `NAVIGATION_BOUND=full` raises the budgets, for the release run of `.ci/run`.
@Suite struct LaneSetbackLaws {
  @Test(arguments: LaneSearch.unusual)
  func `at rest hosts show the visits of their state, whatever is set back, set up anew or lost`(
    search: LaneSearch
  ) {
    let result = Explorer().explore(SimulatedLane(search.blueprint, search.budget))
    print("searched \(search.name): \(result)")
    #expect(result.counterexample == nil, "\(result)")
    #expect(result.isComplete)
  }

  @Test(arguments: RuleSearch.all)
  func `without any one rule about such hosts the search finds a fault within eight steps`(
    search: RuleSearch
  ) throws {
    // With it there is none to be found.
    let kept = Explorer().explore(SimulatedLane(search.blueprint, search.budget))
    #expect(kept.counterexample == nil, "\(kept)")
    let rules = LaneRules.all.subtracting(search.rule)
    let lane = SimulatedLane(search.blueprint, search.budget, rules: rules)
    let result = Explorer(maximumStates: 300_000).explore(lane)
    print("without \(search.name): \(result)")
    let counterexample = try #require(result.counterexample)
    #expect(counterexample.script.count <= 8)
  }

  @Test func `a split in which a visit is known by its number is found within eight steps`() throws
  {
    let split = Blueprint.split(entry: [.modal()])
    let result = Explorer(maximumStates: 300_000)
      .explore(SimulatedLane(split, .oneSetback, mistake: .sameNumberIsSameEntry))
    print("a split whose visits are numbers: \(result)")
    let counterexample = try #require(result.counterexample)
    #expect(counterexample.script.count <= 8)
    #expect(counterexample.violation.contains("the visits"))
  }
}

/// A rule, and a window in which its absence is seen.
struct RuleSearch: Sendable, CustomTestStringConvertible {
  let name: String
  let rule: LaneRules
  let blueprint: Blueprint
  let budget: SimulatedLane.Budget

  var testDescription: String { name }

  static let all = [
    RuleSearch(
      name: "asking for the style",
      rule: .askForStyle,
      blueprint: .modal(styles: .unnamed),
      budget: .init(operations: 3, removals: 0, detachments: 1)
    ),
    RuleSearch(
      name: "remembering what is named again",
      rule: .rememberShown,
      blueprint: .stack(count: 1, answers: .forgets),
      budget: .init(operations: 3, removals: 0)
    ),
    RuleSearch(
      name: "giving way",
      rule: .giveWay,
      blueprint: .stack(count: 1, entry: [.modal(), .modal()]),
      budget: .init(operations: 2, removals: 0, departures: 1)
    ),
    RuleSearch(
      name: "giving way after a refusal",
      rule: .giveWay,
      blueprint: .roots([.stack(count: 1, entry: [.modal(), .modal()])]),
      budget: .init(operations: 2, removals: 0, hostRefusals: 1)
    ),
    RuleSearch(
      name: "hearing early",
      rule: .hearEarly,
      blueprint: .stack(count: 1, entry: [.stack(count: 2)]),
      budget: .init(operations: 0, removals: 0, setups: 1, earlyRemovals: 1)
    ),
    RuleSearch(
      name: "excusing what is void",
      rule: .excuseVoid,
      blueprint: .stack(count: 1, entry: [.stack(count: 1)]),
      budget: .init(operations: 1, removals: 1, lateAnswers: 1)
    ),
    RuleSearch(
      name: "ending rounds",
      rule: .endRounds,
      blueprint: .stack(count: 1, answers: .less),
      budget: .init(operations: 1, removals: 0)
    ),
    RuleSearch(
      name: "setting up at once",
      rule: .moveAtOnce,
      blueprint: .stack(count: 1),
      budget: .init(operations: 1, removals: 1, setups: 1)
    ),
    RuleSearch(
      name: "burying hosts",
      rule: .buryHosts,
      blueprint: .stack(count: 1),
      budget: .init(operations: 1, removals: 0, setups: 1)
    ),
    RuleSearch(
      name: "burying hosts in gestures",
      rule: .buryHosts,
      blueprint: .stack(count: 1, entry: [.modal()]),
      budget: .init(operations: 1, removals: 0, gestures: 1, setups: 1)
    ),
    RuleSearch(
      name: "looking again",
      rule: .lookAgain,
      blueprint: .stack(count: 2),
      budget: .init(operations: 1, removals: 0, interruptions: 1)
    ),
    RuleSearch(
      name: "looking again when a host goes",
      rule: .lookAgain,
      blueprint: .roots([.stack(count: 1), .stack(count: 1)]),
      budget: .init(operations: 1, removals: 0, interruptions: 1)
    ),
    RuleSearch(
      name: "giving way when what a modal lies in is away",
      rule: .giveWay,
      blueprint: .tabs(
        count: 1,
        tab: [.tabs(count: 1, tab: [.modal()]), .tabs(count: 1, tab: [.modal()])]
      ),
      budget: .init(operations: 2, removals: 0, departures: 1)
    ),
  ]
}

extension LaneSearch {
  static var unusual: [LaneSearch] {
    let windows = LaneWindow.setBackOrLost + LaneWindow.other + LaneWindow.interrupted
    return windows.compactMap(\.search) + styles(LaneWindow.isFull ? 4 : 3)
  }

  /// Every modal host, as far as styles go.
  private static func styles(_ operations: Int) -> [LaneSearch] {
    let kinds: [Blueprint.Styles] = [.named, .unnamed]
    return kinds.flatMap { kind in
      (0...3).map { bits in
        LaneSearch(
          "a modal, \(operations) and 1, a detach, styles \(kind), capabilities \(bits)",
          .modal(capabilities: ModalCapabilities(rawValue: bits), styles: kind),
          .init(operations: operations, removals: 1, detachments: 1)
        )
      }
    }
  }
}
