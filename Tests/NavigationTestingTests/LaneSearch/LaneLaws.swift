import ComposableNavigation
import LaneSearch
import NavigationTesting
import Testing

/// Searches laws 13 to 16 and 18 to 22 on the real lane and the real reducers: all acts of a
/// program, the user and slow, refusing, detaching hosts within a budget, in every order.
///
/// `NAVIGATION_BOUND=full` raises the budgets, for the release run of `.ci/run`.
@Suite struct LaneLaws {
  typealias Budget = SimulatedLane.Budget

  @Test(arguments: LaneSearch.all)
  func `at rest the host shows the state, and nothing on the way there breaks a rule`(
    search: LaneSearch
  ) {
    let result = Explorer().explore(SimulatedLane(search.blueprint, search.budget))
    print("searched \(search.name): \(result)")
    #expect(result.counterexample == nil, "\(result)")
    #expect(result.isComplete)
  }

  @Test(arguments: RuleSearch.usual)
  func `without any one rule the search finds a fault within seven steps`(
    search: RuleSearch
  ) throws {
    let counterexample = try #require(search.counterexample())
    #expect(counterexample.script.count <= 7)
  }

  @Test(
    arguments: [LaneRules.oneInFlight, .waitInGesture],
    [.answersWithout, .dropsAnswer, .neverAnswers] as [Blueprint.BusyPresentation]
  )
  func `a presentation is never asked for while another transition runs in its lane`(
    rule: LaneRules,
    busy: Blueprint.BusyPresentation
  ) throws {
    func window(_ busy: Blueprint.BusyPresentation) -> Blueprint {
      rule == .oneInFlight
        ? .tabs(count: 2, tab: [.modal(whenBusy: busy)])
        : .stack(count: 1, entry: [.modal(whenBusy: busy)])
    }
    // With all rules, a host that ignores presentations while busy receives none then.
    let (kept, usual) = (
      Explorer().explore(SimulatedLane(window(busy), .init(2, 1, 0, 0, 0, 1))),
      Explorer().explore(SimulatedLane(window(.shows), .init(2, 1, 0, 0, 0, 1)))
    )
    #expect(kept.counterexample == nil, "\(kept)")
    #expect(kept.states == usual.states && kept.transitions == usual.transitions)
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
      case .reportByCount, .copyHostWhenShorter, .popByCount: (.stack(count: 1), .everybody)
      case .dismissWithoutIdentity: (.modal(), .everybody)
      case .sameNumberIsSameEntry: (.stack(count: 1), .oneRollback)
      case .lateActionMeansNumber: (.stack(count: 1), .oneLateAction)
      case .tellsHostLast: (.roots([.stack(count: 1), .stack(count: 1)]), .oneSetup)
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
    let budget: Budget = LaneWindow.isFull ? .init(3, 1, 1) : .init(1, 1)
    let lane = SimulatedLane(.stack(count: 1, entry: [.modal()]), budget)
    let (one, all) = (Explorer().explore(lane), Explorer().exploreInParallel(lane))
    print("searched a stack of entries with modals, on all cores: \(all)")
    #expect(all.isComplete)
    #expect(all.states == one.states)
    #expect(all.transitions == one.transitions)
  }
}

/// A window and the budget of its search.
struct LaneSearch: Sendable, CustomTestStringConvertible {
  let name: String
  let blueprint: Blueprint
  let budget: SimulatedLane.Budget

  var testDescription: String { name }

  static var all: [LaneSearch] {
    LaneWindow.isFull ? full : small
  }

  private static let small = [
    LaneSearch("a stack", .stack(count: 1), .init(3, 2, 1, 1, 1)),
    LaneSearch("a stack", .stack(count: 1), .init(5, 3)),
    LaneSearch("a stack", .stack(count: 1), .init(3, 2, 0, 0, 0, 2)),
    LaneSearch(
      "a stack that pushes and pops one by one",
      .stack(count: 1, capabilities: []),
      .init(3, 2, 1, 1)
    ),
    LaneSearch("a modal", .modal(), .init(8, 4)),
    LaneSearch(
      "a modal without restyling",
      .modal(capabilities: []),
      .init(3, 2, 1, 1, 1)
    ),
    LaneSearch("tabs", .tabs(count: 3), .init(2, 1, 1, 1, 1)),
    LaneSearch("windows", .windows(count: 2), .init(2, 1, 1, 0, 1)),
    LaneSearch(
      "a stack of entries with modals",
      .stack(count: 1, entry: [.modal()]),
      .init(2, 1, 1, 1, 1, 1)
    ),
    LaneSearch(
      "a stack of entries with modals with modals",
      .stack(count: 1, entry: [.modal(item: [.modal()])]),
      .init(2, 1, 1, 0, 1)
    ),
    LaneSearch(
      "tabs of stacks of entries with modals",
      .tabs(count: 2, tab: [.stack(count: 1, entry: [.modal()])]),
      .init(2, 1, 1, 0, 1)
    ),
    LaneSearch(
      "a modal with a stack of entries with modals",
      .modal(item: [.stack(count: 1, entry: [.modal()])]),
      .init(3, 1)
    ),
    LaneSearch(
      "a stack of entries with two modals each",
      .stack(count: 1, entry: [.modal(), .modal()]),
      .init(2, 1, 1, 0, 1)
    ),
    LaneSearch(
      "a stack of entries with modals that ignore what comes while busy",
      .stack(count: 1, entry: [.modal(whenBusy: .answersWithout)]),
      .init(2, 1, 1, 1, 1, 1)
    ),
    LaneSearch(
      "a split that keeps hidden columns",
      .split(whenHidden: .keepAll),
      .init(2, 1, 1)
    ),
    LaneSearch(
      "a split that forgets hidden columns",
      .split(whenHidden: .forget),
      .init(1, 1, 1, 1)
    ),
    LaneSearch(
      "a split of three columns",
      .split(supplementary: 1),
      .init(1, 1, 1, 0, 1)
    ),
    LaneSearch(
      "a split of entries with modals",
      .split(entry: [.modal()]),
      .init(1, 1, 1, 1)
    ),
  ]

  private static let full = [
    LaneSearch("a stack", .stack(count: 1), .init(4, 3, 1, 1, 1)),
    LaneSearch("a stack", .stack(count: 1), .init(7, 4)),
    LaneSearch("a modal", .modal(), .init(8, 4, 1, 1, 1)),
    LaneSearch("tabs", .tabs(count: 3), .init(4, 2, 1, 1, 1)),
    LaneSearch("windows", .windows(count: 2), .init(3, 2, 1, 1, 1)),
    LaneSearch(
      "a stack of entries with nested modals",
      .stack(count: 1, entry: [.modal(item: [.modal()])]),
      .init(4, 2, 1, 1, 0, 1)
    ),
    LaneSearch(
      "tabs of stacks of entries with modals",
      .tabs(count: 2, tab: [.stack(count: 1, entry: [.modal()])]),
      .init(3, 2, 1, 1, 1)
    ),
    LaneSearch(
      "a modal with a stack of entries with modals",
      .modal(item: [.stack(count: 1, entry: [.modal()])]),
      .init(4, 2, 1, 0, 1)
    ),
    LaneSearch(
      "a stack of entries with two modals each",
      .stack(count: 1, entry: [.modal(), .modal()]),
      .init(4, 2, 1, 0, 1)
    ),
    LaneSearch(
      "a stack of entries with modals that ignore what comes while busy",
      .stack(count: 1, entry: [.modal(whenBusy: .answersWithout)]),
      .init(3, 2, 1, 1, 1, 1)
    ),
    LaneSearch("a split", .split(), .init(3, 1, 1, 1, 1)),
    LaneSearch(
      "a split",
      .split(),
      .init(2, 1, 1, 1, 1, 1)
    ),
    LaneSearch(
      "a split that keeps hidden columns",
      .split(whenHidden: .keepAll),
      .init(3, 2, 1)
    ),
    LaneSearch(
      "a split that forgets hidden columns",
      .split(whenHidden: .forget),
      .init(3, 2, 1)
    ),
    LaneSearch(
      "a split of three columns",
      .split(supplementary: 1),
      .init(2, 2, 1, 1)
    ),
    LaneSearch(
      "a split of entries with modals",
      .split(entry: [.modal()]),
      .init(3, 1, 2)
    ),
  ]

  init(_ window: String, _ blueprint: Blueprint, _ budget: SimulatedLane.Budget) {
    name = "\(window), \(budget.words)"
    self.blueprint = blueprint
    self.budget = budget
  }
}

extension SimulatedLane.Budget {
  /// Three operations, two removals, and one of everything else.
  static let everybody = Self(3, 2, 1, 1, 1, 1)

  init(
    _ operations: Int,
    _ removals: Int,
    _ hostRefusals: Int = 0,
    _ reducerRefusals: Int = 0,
    _ detachments: Int = 0,
    _ gestures: Int = 0
  ) {
    self.init(
      operations: operations,
      removals: removals,
      hostRefusals: hostRefusals,
      reducerRefusals: reducerRefusals,
      detachments: detachments,
      gestures: gestures
    )
  }
}
