import ComposableNavigation
import LaneSearch
import NavigationTesting
import Testing
import TestSupport

/// The law of pages that are shown with all their contents, and the laws of every lane, with nested
/// hosts that accept content off screen.
///
/// `NAVIGATION_BOUND=full` raises the budgets, for the release run of `.ci/run`.
@Suite struct LanePreloadingLaws {
  // At full bounds, in seven steps, this found a sheet that the user removed, by a gesture inside
  // it, before its host had answered. It returned empty (`MemberRecord.isAdding`).
  @Test(arguments: LaneSearch.preloading.compactMap { $0 })
  func `a nested host is filled before the page around it is seen, unless it cannot be`(
    search: LaneSearch
  ) {
    let result = Explorer().explore(SimulatedLane(search.blueprint, search.budget))
    print("searched \(search.name): \(result)")
    result.expectNone()
  }

  // A sheet or pushed page appeared empty, and the stack or tabs in it followed. Rule
  // `preloadOffscreen`.
  @Test(arguments: RuleSearch.preloading)
  func `without the rule of what is filled before the search finds an empty page`(
    search: RuleSearch
  ) throws {
    let counterexample = try #require(search.counterexample())
    #expect(counterexample.script.count <= 2)
    #expect(counterexample.violation.contains("before what lies in it shows"))
  }
}

extension LaneSearch {
  private static let page = Blueprint.stack(count: 1, preloadsOffscreen: true)
  private static let sheetOfStack = Blueprint.modal(item: [page])

  /// Windows with nested hosts that accept content off screen.
  static let preloading: [LaneSearch?] = [
    LaneSearch(
      "a modal with a stack that is filled before",
      sheetOfStack,
      small: [.operations: 2, .removals: 1, .hostRefusals: 1],
      full: [
        .operations: 3, .removals: 2, .hostRefusals: 2, .reducerRefusals: 1, .detachments: 1,
        .gestures: 1,
      ]
    ),
    LaneSearch(
      "a modal with a stack that is filled before, set up anew or away",
      sheetOfStack,
      small: [.operations: 1, .setups: 1, .departures: 1],
      full: [
        .operations: 2, .removals: 1, .hostRefusals: 1, .setups: 1, .departures: 1, .lateAnswers: 1,
        .interruptions: 1,
      ]
    ),
    LaneSearch(
      "a modal with a stack that is filled before, rolled back",
      sheetOfStack,
      full: [.operations: 2, .removals: 1, .rollbacks: 2]
    ),
    LaneSearch(
      "a modal with a stack, filled before, of entries with modals",
      .modal(item: [.stack(count: 1, preloadsOffscreen: true, entry: [.modal()])]),
      small: [.operations: 2],
      full: [.operations: 3, .removals: 1, .hostRefusals: 1]
    ),
    LaneSearch(
      "a stack of tabs of stacks, all filled before",
      .stack(count: 1, entry: [.tabs(count: 2, preloadsOffscreen: true, tab: [page])]),
      small: [.operations: 1, .removals: 1],
      full: [.operations: 2, .removals: 1, .hostRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "a stack of entries with tabs that cannot be filled before, of stacks that can",
      .stack(count: 1, entry: [.tabs(count: 1, tab: [page])]),
      small: [.operations: 1],
      full: [.operations: 2, .removals: 1, .hostRefusals: 1]
    ),
  ]
}

extension RuleSearch {
  /// The rule for content that is shown off screen.
  static let preloading: [RuleSearch] = [
    .init(
      "fill what is not seen yet",
      .preloadOffscreen,
      .modal(item: [.stack(count: 1, preloadsOffscreen: true)]),
      [.operations: 1]
    ),
    .init(
      "fill what is not seen yet, in tabs",
      .preloadOffscreen,
      .stack(
        count: 1,
        entry: [
          .tabs(count: 1, preloadsOffscreen: true, tab: [.stack(count: 1, preloadsOffscreen: true)])
        ]
      ),
      [.operations: 1]
    ),
  ]
}
