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
    let search = WindowSearch(
      "a stack and a stack",
      .stack(count: 2),
      .stack(count: 1),
      small: .init(operations: 0, removals: 1),
      full: .init(operations: 0, removals: 1),
      handOvers: 1
    )
    let kept = Explorer().explore(search.windows())
    #expect(kept.counterexample == nil, "\(kept)")
    let result = Explorer(maximumStates: 300_000, isShared: false)
      .explore(search.windows(rules: .all.subtracting(.moveAtOnce)))
    let counterexample = try #require(result.counterexample)
    let steps = counterexample.script.count
    print("without “set up at once, in another lane”: \(steps) steps, \(result)")
    #expect(counterexample.script.count <= 2)
  }

  @Test
  func `a host that is not notified of another lane is found in two steps`() throws {
    let search = WindowSearch(
      "a stack of stacks and a stack",
      .stack(count: 1, entry: [.stack(count: 1)]),
      .stack(count: 1),
      small: .init(operations: 1, removals: 0, gestures: 1),
      full: .init(operations: 1, removals: 0, gestures: 1),
      handOvers: 1
    )
    let kept = Explorer().explore(search.windows())
    #expect(kept.counterexample == nil, "\(kept)")
    let result = Explorer(maximumStates: 300_000, isShared: false)
      .explore(search.windows(rules: .all.subtracting(.tellMoved)))
    let counterexample = try #require(result.counterexample)
    let steps = counterexample.script.count
    print("without “tell a host that it is moved”: \(steps) steps, \(result)")
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
    small: SimulatedLane.Budget,
    full: SimulatedLane.Budget,
    moves: Int = 0,
    handOvers: Int = 0
  ) {
    budget = LaneWindow.isFull ? full : small
    self.name = "\(name), \(budget.words), moved \(moves), handed over \(handOvers)"
    self.first = first
    self.second = second
    self.moves = moves
    self.handOvers = handOvers
  }

  func windows(rules: LaneRules = .all) -> SimulatedWindows {
    SimulatedWindows(first, second, budget, moves: moves, handOvers: handOvers, rules: rules)
  }

  private static let stackOfModals = Blueprint.stack(count: 1, entry: [.modal()])

  static let all = [
    WindowSearch(
      "a stack and a stack",
      .stack(count: 2),
      .stack(count: 1),
      small: .init(operations: 1, removals: 1),
      full: .init(operations: 2, removals: 1, hostRefusals: 1, detachments: 1),
      moves: 1
    ),
    WindowSearch(
      "a stack and a stack, rolled back",
      .stack(count: 2),
      .stack(count: 1),
      small: .init(operations: 0, removals: 0, rollbacks: 1),
      full: .init(operations: 1, removals: 1, rollbacks: 1),
      moves: 1
    ),
    WindowSearch(
      "a stack and a modal",
      .stack(count: 1),
      .modal(),
      small: .init(operations: 2, removals: 0, detachments: 1),
      full: .init(operations: 3, removals: 2, hostRefusals: 1, detachments: 1)
    ),
    WindowSearch(
      "a stack of entries with modals and a stack",
      stackOfModals,
      .stack(count: 1),
      small: .init(operations: 1, removals: 1),
      full: .init(operations: 2, removals: 1, detachments: 1),
      handOvers: 1
    ),
    WindowSearch(
      "a stack of entries with modals and a modal",
      stackOfModals,
      .modal(),
      small: .init(operations: 2, removals: 0),
      full: .init(operations: 3, removals: 1, hostRefusals: 1),
      handOvers: 1
    ),
  ]
}
