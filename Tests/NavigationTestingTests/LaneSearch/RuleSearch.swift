import ComposableNavigation
import LaneSearch
import NavigationTesting
import Testing

/// A rule, and a window in which its absence shows.
struct RuleSearch: Sendable, CustomTestStringConvertible {
  /// The name of the rule, as the search prints it.
  let name: String
  let rule: LaneRules
  let blueprint: Blueprint
  var budget = SimulatedLane.Budget.everybody

  var testDescription: String { name }

  /// Searches without the rule and prints the result.
  ///
  /// - Returns: The shortest failing script, or nil.
  func counterexample() -> Exploration.Counterexample? {
    let lane = SimulatedLane(blueprint, budget, rules: .all.subtracting(rule))
    let result = Explorer(maximumStates: 300_000, isShared: false).explore(lane)
    let steps = result.counterexample.map { "\($0.script.count) steps" } ?? "nothing"
    print("without “\(name)”: \(steps), \(result)")
    return result.counterexample
  }

  /// The rules of every window.
  static let usual = [
    RuleSearch(
      name: "believe what an acknowledgement names",
      rule: .believeAcknowledgement,
      blueprint: .stack(count: 1)
    ),
    RuleSearch(
      name: "wait for the reducer",
      rule: .waitForReducer,
      blueprint: .stack(count: 1)
    ),
    RuleSearch(
      name: "do not ask again for what was refused",
      rule: .holdRefused,
      blueprint: .stack(count: 1)
    ),
    RuleSearch(
      name: "wait during a gesture",
      rule: .waitInGesture,
      blueprint: .stack(count: 1)
    ),
    RuleSearch(
      name: "keep the view of what may be shown",
      rule: .keepShown,
      blueprint: .stack(count: 1)
    ),
    // A forgotten element shows when the host names it again; without both rules it stays.
    RuleSearch(
      name: "know what may be shown when the host comes back",
      rule: LaneRules([.keepUncertain, .rememberShown]),
      blueprint: .stack(count: 1)
    ),
    RuleSearch(
      name: "one command at a time",
      rule: .oneInFlight,
      blueprint: .stack(count: 1, entry: [.modal()])
    ),
    RuleSearch(
      name: "dismiss only what is front-most",
      rule: .dismissFrontMost,
      blueprint: .modal(capabilities: [.restyle], item: [.modal()])
    ),
    RuleSearch(
      name: "do not take an entry from under its modal",
      rule: .keepUnderModal,
      blueprint: .stack(count: 1, entry: [.modal()])
    ),
    RuleSearch(
      name: "present only from what is in front",
      rule: .presentFromFront,
      blueprint: .stack(count: 1, entry: [.modal()])
    ),
    RuleSearch(
      name: "what a covered entry presents is not wanted",
      rule: .coverDismisses,
      blueprint: .stack(count: 1, entry: [.modal()])
    ),
    RuleSearch(
      name: "dismiss before an entry is taken off to be put back",
      rule: .dismissBeforeTaking,
      blueprint: .stack(count: 1, entry: [.modal()])
    ),
    RuleSearch(
      name: "a refusal ends with any change",
      rule: .refusalsEnd,
      blueprint: .stack(count: 1, entry: [.modal()])
    ),
    RuleSearch(
      name: "detaching voids the command in flight",
      rule: .voidOnDetach,
      blueprint: .stack(count: 1)
    ),
    // A lane that receives all reports before it plans has received this one too.
    RuleSearch(
      name: "wait until a host that comes back has said what it shows",
      rule: LaneRules([.waitForAttached, .hearAll]),
      blueprint: .stack(count: 1, entry: [.modal()])
    ),
    RuleSearch(
      name: "what has left the state asks for nothing",
      rule: .departedAskNothing,
      blueprint: .modal(item: [.stack(count: 1)])
    ),
    RuleSearch(
      name: "believe what an acknowledgement names, in a split",
      rule: .believeAcknowledgement,
      blueprint: .split()
    ),
    RuleSearch(
      name: "wait for the reducer, in a split",
      rule: .waitForReducer,
      blueprint: .split()
    ),
    RuleSearch(
      name: "know what may be shown when the host comes back, in a split",
      rule: .keepUncertain,
      blueprint: .split()
    ),
  ]

  /// The rules of the columns of a split.
  static let columns = [
    RuleSearch(
      name: "an entry is shown in one column",
      rule: .showOnce,
      blueprint: .split(whenHidden: .keepAll),
      budget: .init(operations: 2, removals: 1, hostRefusals: 1)
    ),
    RuleSearch(
      name: "wait for the reducer in all columns",
      rule: .waitBeside,
      blueprint: .split(whenHidden: .keepAll),
      budget: .init(operations: 2, removals: 2, hostRefusals: 1)
    ),
    RuleSearch(
      name: "what a column may bring along leaves the others first",
      rule: .leaveFirst,
      blueprint: .split(whenHidden: .keepAll),
      budget: .init(operations: 2, removals: 1, hostRefusals: 1)
    ),
  ]

  /// The rules about states that are rolled back, and hosts that are lost, off screen or wrong.
  static let unusual = [
    RuleSearch(
      name: "ask for the style",
      rule: .askForStyle,
      blueprint: .modal(styles: .unnamed),
      budget: .init(operations: 3, removals: 0, detachments: 1)
    ),
    RuleSearch(
      name: "remember what is named again",
      rule: .rememberShown,
      blueprint: .stack(count: 1, answers: .forgets),
      budget: .init(operations: 3, removals: 0)
    ),
    RuleSearch(
      name: "give way",
      rule: .giveWay,
      blueprint: .stack(count: 1, entry: [.modal(), .modal()]),
      budget: .init(operations: 2, removals: 0, departures: 1)
    ),
    RuleSearch(
      name: "give way after a refusal",
      rule: .giveWay,
      blueprint: .roots([.stack(count: 1, entry: [.modal(), .modal()])]),
      budget: .init(operations: 2, removals: 0, hostRefusals: 1)
    ),
    RuleSearch(
      name: "hear early",
      rule: .hearEarly,
      blueprint: .stack(count: 1, entry: [.stack(count: 2)]),
      budget: .init(operations: 0, removals: 0, setups: 1, earlyRemovals: 1)
    ),
    RuleSearch(
      name: "excuse what is void",
      rule: .excuseVoid,
      blueprint: .stack(count: 1, entry: [.stack(count: 1)]),
      budget: .init(operations: 1, removals: 1, lateAnswers: 1)
    ),
    RuleSearch(
      name: "end rounds",
      rule: .endRounds,
      blueprint: .stack(count: 1, answers: .less),
      budget: .init(operations: 1, removals: 0)
    ),
    RuleSearch(
      name: "set up at once",
      rule: .moveAtOnce,
      blueprint: .stack(count: 1),
      budget: .init(operations: 1, removals: 1, setups: 1)
    ),
    RuleSearch(
      name: "bury hosts",
      rule: .buryHosts,
      blueprint: .stack(count: 1),
      budget: .init(operations: 1, removals: 0, setups: 1)
    ),
    RuleSearch(
      name: "bury hosts in gestures",
      rule: .buryHosts,
      blueprint: .stack(count: 1, entry: [.modal()]),
      budget: .init(operations: 1, removals: 0, gestures: 1, setups: 1)
    ),
    RuleSearch(
      name: "look again",
      rule: .lookAgain,
      blueprint: .stack(count: 2),
      budget: .init(operations: 1, removals: 0, interruptions: 1)
    ),
    RuleSearch(
      name: "look again when a host goes",
      rule: .lookAgain,
      blueprint: .roots([.stack(count: 1), .stack(count: 1)]),
      budget: .init(operations: 1, removals: 0, interruptions: 1)
    ),
    RuleSearch(
      name: "give way when what a modal lies in is away",
      rule: .giveWay,
      blueprint: .tabs(
        count: 1,
        tab: [.tabs(count: 1, tab: [.modal()]), .tabs(count: 1, tab: [.modal()])]
      ),
      budget: .init(operations: 2, removals: 0, departures: 1)
    ),
    RuleSearch(
      name: "wait for the reducer, of a height",
      rule: .waitForReducer,
      blueprint: .modal(capabilities: .resize),
      budget: .init(operations: 1, removals: 0, drags: 2)
    ),
    RuleSearch(
      name: "ask whether it is back",
      rule: .askWhetherBack,
      blueprint: .roots([.stack(count: 1, entry: [.modal()]), .modal()]),
      budget: .init(operations: 2, removals: 0, detachments: 1)
    ),
    RuleSearch(
      name: "hear all, then plan",
      rule: .hearAll,
      blueprint: .stack(count: 1, entry: [.modal()]),
      budget: .init(operations: 2, removals: 0, rollbacks: 1)
    ),
    RuleSearch(
      name: "tell a refusal of what is wanted",
      rule: .refuseDesired,
      blueprint: .stack(count: 1),
      budget: .init(operations: 2, removals: 0, hostRefusals: 1)
    ),
  ]
}
