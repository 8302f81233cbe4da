import ComposableNavigation
import Foundation
import NavigationTesting
import Testing

/// Laws 13 to 16, 18 to 22, 35, 37 and 41, where states are set back, handlers set up anew, hosts lost
/// or away, and where hosts answer late or wrongly.
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
  ]
}

extension LaneSearch {
  static var unusual: [LaneSearch] {
    let isFull = ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] == "full"
    return (isFull ? fullUnusual : smallUnusual) + styles(isFull ? 4 : 3)
  }

  private static let twoModals = Blueprint.stack(count: 1, entry: [.modal(), .modal()])
  private static let twoStacks = Blueprint.roots([.stack(count: 1), .stack(count: 1)])
  private static let stackOfModals = Blueprint.stack(count: 1, entry: [.modal()])
  private static let stackOfStacks = Blueprint.stack(count: 1, entry: [.stack(count: 2)])
  private static let stackBesideModal = Blueprint.roots([stackOfModals, .modal()])

  private static let smallUnusual = [
    LaneSearch(
      "a stack, 2 and 1, set back twice",
      .stack(count: 1),
      .init(operations: 2, removals: 1, setbacks: 2)
    ),
    LaneSearch(
      "a modal, 2 and 1, set back twice",
      .modal(),
      .init(operations: 2, removals: 1, setbacks: 2)
    ),
    LaneSearch(
      "tabs, 1 and 1, set back once",
      .tabs(count: 3),
      .init(operations: 1, removals: 1, setbacks: 1)
    ),
    LaneSearch(
      "a stack of entries with modals, 2 and 0, set back once",
      stackOfModals,
      .init(operations: 2, removals: 0, setbacks: 1)
    ),
    LaneSearch(
      "two stacks, 1 and 1, set back once, one away",
      twoStacks,
      .init(operations: 1, removals: 1, setbacks: 1, departures: 1)
    ),
    LaneSearch(
      "a stack with modals beside a modal, 2 and 1, one away",
      stackBesideModal,
      .init(operations: 2, removals: 1, departures: 1)
    ),
    LaneSearch(
      "a stack, 2 and 1, set up anew or lost twice",
      .stack(count: 1),
      .init(operations: 2, removals: 1, setups: 2)
    ),
    LaneSearch(
      "a stack of entries with modals, 2 and 1, set up anew or lost",
      stackOfModals,
      .init(operations: 2, removals: 1, setups: 1)
    ),
    LaneSearch(
      "a stack of stacks, 1 and 1, set up anew or lost, early and late",
      stackOfStacks,
      .init(operations: 1, removals: 1, setups: 1, earlyRemovals: 1, lateAnswers: 1)
    ),
    LaneSearch(
      "a stack of entries with two modals each, 2 and 1, a refusal, one away",
      twoModals,
      .init(operations: 2, removals: 1, hostRefusals: 1, departures: 1)
    ),
    LaneSearch(
      "a stack whose host shows less than it was asked for, 2 and 0",
      .stack(count: 1, answers: .less),
      .init(operations: 2, removals: 0)
    ),
    LaneSearch(
      "a stack whose host forgets to name something, 3 and 0",
      .stack(count: 1, answers: .forgets),
      .init(operations: 3, removals: 0)
    ),
    LaneSearch(
      "a modal that queues, 3 and 2, a refusal",
      .roots([.modal(policy: .queue)]),
      .init(operations: 3, removals: 2, hostRefusals: 1)
    ),
    LaneSearch(
      "a modal that rejects, 3 and 2, a refusal",
      .roots([.modal(policy: .reject)]),
      .init(operations: 3, removals: 2, hostRefusals: 1)
    ),
    LaneSearch("tabs with splits, 1 and 0", .tabs(count: 2, tab: [.split()]), .init(1, 0)),
  ]

  private static let fullUnusual = [
    LaneSearch(
      "a stack, 3 and 1, set back twice",
      .stack(count: 1),
      .init(operations: 3, removals: 1, setbacks: 2)
    ),
    LaneSearch(
      "a modal, 3 and 1, set back three times",
      .modal(),
      .init(operations: 3, removals: 1, setbacks: 3)
    ),
    LaneSearch(
      "tabs, 2 and 1, set back twice",
      .tabs(count: 3),
      .init(operations: 2, removals: 1, setbacks: 2)
    ),
    LaneSearch(
      "a stack of entries with modals, 2 and 1, set back twice",
      stackOfModals,
      .init(operations: 2, removals: 1, setbacks: 2)
    ),
    LaneSearch(
      "two stacks, 2 and 1, set back twice, one away",
      twoStacks,
      .init(operations: 2, removals: 1, setbacks: 2, departures: 1)
    ),
    LaneSearch(
      "a stack with modals beside a modal, 3 and 1, a refusal, one away",
      stackBesideModal,
      .init(operations: 3, removals: 1, hostRefusals: 1, departures: 1)
    ),
    LaneSearch(
      "a stack, 3 and 1, set up anew or lost twice, a refusal, a detach",
      .stack(count: 1),
      .init(operations: 3, removals: 1, hostRefusals: 1, detachments: 1, setups: 2)
    ),
    LaneSearch(
      "a stack of entries with modals, 2 and 1, set up anew or lost twice, late",
      stackOfModals,
      .init(operations: 2, removals: 1, setups: 2, lateAnswers: 1)
    ),
    LaneSearch(
      "a stack of stacks, 2 and 1, set up anew or lost, early and late",
      stackOfStacks,
      .init(operations: 2, removals: 1, setups: 1, earlyRemovals: 1, lateAnswers: 1)
    ),
    LaneSearch(
      "a stack of entries with two modals each, 3 and 1, a refusal, one away",
      twoModals,
      .init(operations: 3, removals: 1, hostRefusals: 1, departures: 1)
    ),
    LaneSearch(
      "a stack whose host shows less than it was asked for, 4 and 0, a detach",
      .stack(count: 1, answers: .less),
      .init(operations: 4, removals: 0, detachments: 1)
    ),
    LaneSearch(
      "a stack whose host forgets to name something, 4 and 0",
      .stack(count: 1, answers: .forgets),
      .init(operations: 4, removals: 0)
    ),
    LaneSearch(
      "a modal that queues, 5 and 3, refusals, a detach",
      .modal(styles: .named, policy: .queue),
      .init(5, 3, 1, 1, 1)
    ),
    LaneSearch(
      "a modal that rejects, 5 and 3, refusals, a detach",
      .modal(styles: .named, policy: .reject),
      .init(5, 3, 1, 1, 1)
    ),
    LaneSearch(
      "tabs with splits, 2 and 1, a refusal",
      .tabs(count: 2, tab: [.split()]),
      .init(2, 1, 1)
    ),
    LaneSearch("a stack of splits, 1 and 1", .stack(count: 1, entry: [.split()]), .init(1, 1)),
  ]

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
