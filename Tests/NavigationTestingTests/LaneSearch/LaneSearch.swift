import LaneSearch
import Testing
import TestSupport

/// A window and the budget of its search.
struct LaneSearch: Sendable, CustomTestStringConvertible {
  typealias Budget = SimulatedLane.Budget

  let name: String
  let blueprint: Blueprint
  let budget: Budget

  var testDescription: String { name }

  /// Makes the search to the bound of this run: the small budget or the full one, and half of the
  /// small one, rounded up, in a plain `swift test`.
  ///
  /// - Returns: nil if the window is not searched in this run.
  init?(_ window: String, _ blueprint: Blueprint, small: Budget? = nil, full: Budget? = nil) {
    guard var budget = isFullBound ? full : small else { return nil }
    if isQuickBound { budget = budget.half }
    name = "\(window), \(budget.words)"
    self.blueprint = blueprint
    self.budget = budget
  }
}

extension Blueprint {
  static let oneStack = stack(count: 1)
  static let stackOfModals = stack(count: 1, entry: [.modal()])
  static let stackOfTwoModals = stack(count: 1, entry: [.modal(), .modal()])
  static let twoStacks = roots([.oneStack, .oneStack])
}

extension LaneSearch {
  /// The shapes, alone and in each other, with every act.
  static let usual: [LaneSearch?] = [
    LaneSearch(
      "a stack",
      .oneStack,
      small: [
        .operations: 3, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1,
      ],
      full: [.operations: 4, .removals: 3, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "a stack",
      .oneStack,
      small: [.operations: 5, .removals: 3],
      full: [.operations: 7, .removals: 4]
    ),
    LaneSearch("a stack", .oneStack, small: [.operations: 3, .removals: 2, .gestures: 2]),
    LaneSearch(
      "a stack that pushes and pops one by one",
      .stack(count: 1, capabilities: []),
      small: [.operations: 3, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1]
    ),
    LaneSearch(
      "a modal",
      .modal(),
      small: [.operations: 8, .removals: 4],
      full: [.operations: 8, .removals: 4, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "a modal without restyling",
      .modal(capabilities: []),
      small: [.operations: 3, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "tabs",
      .tabs(count: 3),
      small: [
        .operations: 2, .removals: 1, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1,
      ],
      full: [.operations: 4, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "windows",
      .windows(count: 2),
      small: [.operations: 2, .removals: 1, .hostRefusals: 1, .detachments: 1],
      full: [.operations: 3, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "a stack of entries with modals",
      .stackOfModals,
      small: [
        .operations: 2, .removals: 1, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1,
        .gestures: 1,
      ]
    ),
    LaneSearch(
      "a stack of entries with nested modals",
      .stack(count: 1, entry: [.modal(item: [.modal()])]),
      small: [.operations: 2, .removals: 1, .hostRefusals: 1, .detachments: 1],
      full: [.operations: 4, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1, .gestures: 1]
    ),
    LaneSearch(
      "tabs of stacks of entries with modals",
      .tabs(count: 2, tab: [.stackOfModals]),
      small: [.operations: 2, .removals: 1, .hostRefusals: 1, .detachments: 1],
      full: [.operations: 3, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "a modal with a stack of entries with modals",
      .modal(item: [.stackOfModals]),
      small: [.operations: 3, .removals: 1],
      full: [.operations: 4, .removals: 2, .hostRefusals: 1, .detachments: 1]
    ),
    // Several rules need two operations, also in a plain run, which halves the numbers.
    LaneSearch(
      "a stack of entries with modals",
      .stackOfModals,
      small: [.operations: 3, .hostRefusals: 1]
    ),
    LaneSearch(
      "a stack of entries with two modals each",
      .stackOfTwoModals,
      small: [.operations: 2, .removals: 1, .hostRefusals: 1, .detachments: 1],
      full: [.operations: 4, .removals: 2, .hostRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "a stack of entries with modals that ignore what comes while busy",
      .stack(count: 1, entry: [.modal(whenBusy: .answersWithout)]),
      small: [
        .operations: 2, .removals: 1, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1,
        .gestures: 1,
      ],
      full: [
        .operations: 3, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1,
        .gestures: 1,
      ]
    ),
    LaneSearch(
      "a split",
      .split(),
      full: [.operations: 3, .removals: 1, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "a split",
      .split(),
      full: [
        .operations: 2, .removals: 1, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1,
        .gestures: 1,
      ]
    ),
    LaneSearch(
      "a split that keeps hidden columns",
      .split(whenHidden: .keepAll),
      small: [.operations: 2, .removals: 1, .hostRefusals: 1],
      full: [.operations: 3, .removals: 2, .hostRefusals: 1]
    ),
    LaneSearch(
      "a split that forgets hidden columns",
      .split(whenHidden: .forget),
      small: [.operations: 1, .removals: 1, .hostRefusals: 1, .reducerRefusals: 1],
      full: [.operations: 3, .removals: 2, .hostRefusals: 1]
    ),
    LaneSearch(
      "a split of three columns",
      .split(supplementary: 1),
      small: [.operations: 1, .removals: 1, .hostRefusals: 1, .detachments: 1],
      full: [.operations: 2, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1]
    ),
    LaneSearch(
      "a split of entries with modals",
      .split(entry: [.modal()]),
      small: [.operations: 1, .removals: 1, .hostRefusals: 1, .reducerRefusals: 1],
      full: [.operations: 3, .removals: 1, .hostRefusals: 2]
    ),
  ]
}
