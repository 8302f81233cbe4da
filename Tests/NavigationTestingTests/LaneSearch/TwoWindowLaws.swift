import ComposableNavigation
import LaneSearch
import NavigationTesting
import Testing
import TestSupport

/// Searches laws 13 to 16, 18 to 22, 35, 37 and 41 in two windows with a lane each: one leaves the
/// screen while the other works, and entries and handlers move between them.
///
/// `NAVIGATION_BOUND=full` raises the budgets, for the release run of `.ci/run`.
@Suite struct TwoWindowLaws {
  @Test(arguments: WindowSearch.all)
  func `at rest each window shows its state, after any move between them`(
    search: WindowSearch
  ) {
    let result = Explorer().explore(search.windows())
    print("searched \(search.name): \(result)")
    result.expectNone()
  }

  // A screen that the user had removed came back if its handler moved to another lane before the
  // reducer handled the removal. Now the reports move along (`moveAtOnce`).
  @Test
  func `a handler that forgets in another lane what the user did is found in two steps`() throws {
    try expectFound(
      WindowSearch(
        "a stack and a stack",
        .stack(count: 2),
        .oneStack,
        [.removals: 1],
        handOvers: 1
      ),
      without: .moveAtOnce,
      "set up at once, in another lane"
    )
  }

  @Test func `a host that is not notified of another lane is found in two steps`() throws {
    try expectFound(
      WindowSearch(
        "a stack of stacks and a stack",
        .stack(count: 1, entry: [.oneStack]),
        .oneStack,
        [.operations: 1, .gestures: 1],
        handOvers: 1
      ),
      without: .tellMoved,
      "tell a host that it is moved"
    )
  }

  private func expectFound(
    _ search: WindowSearch,
    without rule: LaneRules,
    _ name: String
  ) throws {
    let kept = Explorer().explore(search.windows())
    #expect(kept.counterexample == nil, "\(kept)")
    let result = Explorer(maximumStates: 300_000, isShared: false)
      .explore(search.windows(rules: .all.subtracting(rule)))
    let counterexample = try #require(result.counterexample)
    print("without “\(name)”: \(counterexample.script.count) steps, \(result)")
    #expect(counterexample.script.count <= 2)
  }
}

/// Two windows and the budget of their search.
struct WindowSearch: Sendable, CustomTestStringConvertible {
  let name: String
  let first: Blueprint
  let second: Blueprint
  let budget: SimulatedLane.Budget
  let moves: Int
  let handOvers: Int

  var testDescription: String { name }

  init(
    _ name: String,
    _ first: Blueprint,
    _ second: Blueprint,
    _ budget: SimulatedLane.Budget,
    moves: Int = 0,
    handOvers: Int = 0
  ) {
    self.budget = budget
    self.name = "\(name), \(budget.words), moved \(moves), handed over \(handOvers)"
    self.first = first
    self.second = second
    self.moves = moves
    self.handOvers = handOvers
  }

  func windows(rules: LaneRules = .all) -> SimulatedWindows {
    SimulatedWindows(first, second, budget, moves: moves, handOvers: handOvers, rules: rules)
  }

  static let all = [
    WindowSearch(
      "a stack and a stack",
      .stack(count: 2),
      .oneStack,
      isFullBound
        ? [.operations: 2, .removals: 1, .hostRefusals: 1, .detachments: 1]
        : [.operations: 1, .removals: 1],
      moves: 1
    ),
    WindowSearch(
      "a stack and a stack, rolled back",
      .stack(count: 2),
      .oneStack,
      isFullBound ? [.operations: 1, .removals: 1, .rollbacks: 1] : [.rollbacks: 1],
      moves: 1
    ),
    WindowSearch(
      "a stack and a modal",
      .oneStack,
      .modal(),
      isFullBound
        ? [.operations: 3, .removals: 2, .hostRefusals: 1, .detachments: 1]
        : [.operations: 2, .detachments: 1]
    ),
    WindowSearch(
      "a stack of entries with modals and a stack",
      .stackOfModals,
      .oneStack,
      isFullBound
        ? [.operations: 2, .removals: 1, .detachments: 1] : [.operations: 1, .removals: 1],
      handOvers: 1
    ),
    WindowSearch(
      "a stack of entries with modals and a modal",
      .stackOfModals,
      .modal(),
      isFullBound ? [.operations: 3, .removals: 1, .hostRefusals: 1] : [.operations: 2],
      handOvers: 1
    ),
  ]
}
