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
  let budget: SimulatedLane.Budget

  init(
    _ name: String,
    _ rule: LaneRules,
    _ blueprint: Blueprint,
    _ budget: SimulatedLane.Budget = .everybody
  ) {
    self.name = name
    self.rule = rule
    self.blueprint = blueprint
    self.budget = budget
  }

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
  static let usual: [RuleSearch] = [
    .init("believe what an acknowledgement names", .believeAcknowledgement, .oneStack),
    .init("wait for the reducer", .waitForReducer, .oneStack),
    .init("do not ask again for what was refused", .holdRefused, .oneStack),
    .init("wait during a gesture", .waitInGesture, .oneStack),
    .init("keep the view of what may be shown", .keepShown, .oneStack),
    // A forgotten element shows when the host names it again; without both rules it stays.
    .init(
      "know what may be shown when the host comes back",
      [.keepUncertain, .rememberShown],
      .oneStack
    ),
    .init("one command at a time", .oneInFlight, .stackOfModals),
    .init(
      "dismiss only what is front-most",
      .dismissFrontMost,
      .modal(capabilities: [.restyle], item: [.modal()])
    ),
    .init("do not take an entry from under its modal", .keepUnderModal, .stackOfModals),
    .init("present only from what is in front", .presentFromFront, .stackOfModals),
    .init("what a covered entry presents is not wanted", .coverDismisses, .stackOfModals),
    .init(
      "dismiss before an entry is taken off to be put back",
      .dismissBeforeTaking,
      .stackOfModals
    ),
    .init("a refusal ends with any change", .refusalsEnd, .stackOfModals),
    .init("detaching voids the pending command", .voidOnDetach, .oneStack),
    // A lane that receives all reports before it plans has received this one too.
    .init(
      "wait until a host that comes back has said what it shows",
      [.waitForAttached, .hearAll],
      .stackOfModals
    ),
    .init(
      "what has left the state asks for nothing",
      .departedAskNothing,
      .modal(item: [.oneStack])
    ),
    .init("believe what an acknowledgement names, in a split", .believeAcknowledgement, .split()),
    .init("wait for the reducer, in a split", .waitForReducer, .split()),
    .init("know what may be shown when the host comes back, in a split", .keepUncertain, .split()),
  ]

  /// The rules of the columns of a split.
  static let columns: [RuleSearch] = [
    .init(
      "an entry is shown in one column",
      .showOnce,
      .split(whenHidden: .keepAll),
      [.operations: 2, .removals: 1, .hostRefusals: 1]
    ),
    .init(
      "wait for the reducer in all columns",
      .waitBeside,
      .split(whenHidden: .keepAll),
      [.operations: 2, .removals: 2, .hostRefusals: 1]
    ),
    .init(
      "what a column may bring along leaves the others first",
      .leaveFirst,
      .split(whenHidden: .keepAll),
      [.operations: 2, .removals: 1, .hostRefusals: 1]
    ),
  ]

  /// The rules about states that are rolled back, and hosts that are lost, off screen or wrong.
  static let unusual: [RuleSearch] = [
    .init(
      "ask for the style",
      .askForStyle,
      .modal(styles: .unnamed),
      [.operations: 3, .detachments: 1]
    ),
    .init(
      "remember what is named again",
      .rememberShown,
      .stack(count: 1, answers: .forgets),
      [.operations: 3]
    ),
    .init("give way", .giveWay, .stackOfTwoModals, [.operations: 2, .departures: 1]),
    .init(
      "give way after a refusal",
      .giveWay,
      .roots([.stackOfTwoModals]),
      [.operations: 2, .hostRefusals: 1]
    ),
    .init(
      "hear early",
      .hearEarly,
      .stack(count: 1, entry: [.stack(count: 2)]),
      [.setups: 1, .earlyRemovals: 1]
    ),
    .init(
      "excuse what is void",
      .excuseVoid,
      .stack(count: 1, entry: [.oneStack]),
      [.operations: 1, .removals: 1, .lateAnswers: 1]
    ),
    .init("end rounds", .endRounds, .stack(count: 1, answers: .less), [.operations: 1]),
    .init("set up at once", .moveAtOnce, .oneStack, [.operations: 1, .removals: 1, .setups: 1]),
    .init("bury hosts", .buryHosts, .oneStack, [.operations: 1, .setups: 1]),
    .init(
      "bury hosts in gestures",
      .buryHosts,
      .stackOfModals,
      [.operations: 1, .gestures: 1, .setups: 1]
    ),
    .init("look again", .lookAgain, .stack(count: 2), [.operations: 1, .interruptions: 1]),
    .init(
      "look again when a host goes",
      .lookAgain,
      .twoStacks,
      [.operations: 1, .interruptions: 1]
    ),
    .init(
      "give way when what a modal lies in is away",
      .giveWay,
      .tabs(
        count: 1,
        tab: [.tabs(count: 1, tab: [.modal()]), .tabs(count: 1, tab: [.modal()])]
      ),
      [.operations: 2, .departures: 1]
    ),
    .init(
      "wait for the reducer, of a height",
      .waitForReducer,
      .modal(capabilities: .resize),
      [.operations: 1, .drags: 2]
    ),
    .init(
      "ask whether it is back",
      .askWhetherBack,
      .roots([.stackOfModals, .modal()]),
      [.operations: 2, .detachments: 1]
    ),
    .init("hear all, then plan", .hearAll, .stackOfModals, [.operations: 2, .rollbacks: 1]),
    .init(
      "tell a refusal of what is wanted",
      .refuseDesired,
      .oneStack,
      [.operations: 2, .hostRefusals: 1]
    ),
  ]
}
