import ComposableNavigation
import NavigationTesting
import Testing

@Suite struct LaneLaws {
  @Test(arguments: [
    (
      Blueprint.stack(count: 1),
      SimulatedLane.Budget(
        operations: 3,
        removals: 2,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1
      )
    ),
    (Blueprint.stack(count: 1), SimulatedLane.Budget(operations: 3, removals: 2, gestures: 2)),
    (Blueprint.modal(), SimulatedLane.Budget(operations: 5, removals: 3)),
    (
      Blueprint.modal(capabilities: []),
      SimulatedLane.Budget(
        operations: 3,
        removals: 2,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1
      )
    ),
    (
      Blueprint.tabs(count: 3),
      SimulatedLane.Budget(
        operations: 2,
        removals: 1,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1
      )
    ),
    (
      Blueprint.stack(count: 1, entry: .modal()),
      SimulatedLane.Budget(
        operations: 3,
        removals: 1,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1,
        gestures: 1
      )
    ),
    (
      Blueprint.stack(count: 1, entry: .modal(item: .modal())),
      SimulatedLane.Budget(operations: 3, removals: 1, hostRefusals: 1, detachments: 1)
    ),
    (
      Blueprint.tabs(count: 2, tab: .stack(count: 1, entry: .modal())),
      SimulatedLane.Budget(
        operations: 2,
        removals: 1,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1
      )
    ),
  ])
  func `a lane comes to rest and shows the state`(
    blueprint: Blueprint,
    budget: SimulatedLane.Budget
  ) {
    let result = Explorer().explore(SimulatedLane(blueprint, budget))
    print("searched", blueprint, result)
    #expect(result.counterexample == nil)
  }
  @Test(arguments: [
    (LaneRules.believeAcknowledgement, Blueprint.stack(count: 1)),
    (.waitForReducer, .stack(count: 1)),
    (.holdRefused, .stack(count: 1)),
    (.waitInGesture, .stack(count: 1)),
    (.keepShown, .stack(count: 1)),
    (.keepUncertain, .stack(count: 1)),
    (.oneInFlight, .stack(count: 1, entry: .modal())),
    (.dismissFrontMost, .modal(capabilities: [.restyle], item: .modal())),
    (.keepUnderModal, .stack(count: 1, entry: .modal())),
    (.presentFromFront, .stack(count: 1, entry: .modal())),
    (.coverDismisses, .stack(count: 1, entry: .modal())),
    (.dismissBeforeTaking, .stack(count: 1, entry: .modal())),
    (.refusalsEnd, .stack(count: 1)),
  ])
  func `without this rule the search finds a fault`(rule: LaneRules, blueprint: Blueprint) {
    let budget = SimulatedLane.Budget(
      operations: 3,
      removals: 2,
      hostRefusals: 1,
      reducerRefusals: 1,
      detachments: 1,
      gestures: 1
    )
    let result = Explorer(maximumStates: 300_000).explore(
      SimulatedLane(blueprint, budget, rules: LaneRules.all.subtracting(rule))
    )
    print("without", rule.rawValue, result)
    #expect(result.counterexample != nil)
  }
  @Test(arguments: Mistake.allCases)
  func `with this mistake the search finds a fault`(mistake: Mistake) {
    let budget = SimulatedLane.Budget(
      operations: 3,
      removals: 2,
      hostRefusals: 1,
      reducerRefusals: 1,
      detachments: 1,
      gestures: 1
    )
    let result = Explorer(maximumStates: 300_000).explore(
      SimulatedLane(
        mistake == .dismissWithoutIdentity ? .modal() : .stack(count: 1),
        budget,
        mistake: mistake
      )
    )
    print("with", mistake, result)
    #expect(result.counterexample != nil)
  }
}
