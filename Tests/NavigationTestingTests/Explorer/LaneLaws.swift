import NavigationTesting
import Testing

@Suite struct LaneLaws {
  @Test(arguments: [
    (
      Blueprint.stack(count: 1),
      SimulatedLane.Budget(
        operations: 2,
        removals: 1,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1
      )
    ),
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
        operations: 4,
        removals: 2,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1
      )
    ),
    (
      Blueprint.tabs(count: 3),
      SimulatedLane.Budget(
        operations: 3,
        removals: 2,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1
      )
    ),
    (
      Blueprint.stack(count: 1, entry: .modal()),
      SimulatedLane.Budget(operations: 3, removals: 1, hostRefusals: 1, reducerRefusals: 1)
    ),
    (
      Blueprint.stack(count: 1, entry: .modal(item: .modal())),
      SimulatedLane.Budget(operations: 3, removals: 1)
    ),
    (
      Blueprint.tabs(count: 2, tab: .stack(count: 1, entry: .modal())),
      SimulatedLane.Budget(operations: 3, removals: 1)
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
}
