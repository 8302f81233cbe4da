import ComposableNavigation
import LaneSearch
import Testing

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
    LaneSearch(
      "a stack",
      .stack(count: 1),
      .init(operations: 3, removals: 2, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneSearch("a stack", .stack(count: 1), .init(operations: 5, removals: 3)),
    LaneSearch("a stack", .stack(count: 1), .init(operations: 3, removals: 2, gestures: 2)),
    LaneSearch(
      "a stack that pushes and pops one by one",
      .stack(count: 1, capabilities: []),
      .init(operations: 3, removals: 2, hostRefusals: 1, reducerRefusals: 1)
    ),
    LaneSearch("a modal", .modal(), .init(operations: 8, removals: 4)),
    LaneSearch(
      "a modal without restyling",
      .modal(capabilities: []),
      .init(operations: 3, removals: 2, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "tabs",
      .tabs(count: 3),
      .init(operations: 2, removals: 1, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "windows",
      .windows(count: 2),
      .init(operations: 2, removals: 1, hostRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "a stack of entries with modals",
      .stack(count: 1, entry: [.modal()]),
      .init(
        operations: 2,
        removals: 1,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1,
        gestures: 1
      )
    ),
    LaneSearch(
      "a stack of entries with modals with modals",
      .stack(count: 1, entry: [.modal(item: [.modal()])]),
      .init(operations: 2, removals: 1, hostRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "tabs of stacks of entries with modals",
      .tabs(count: 2, tab: [.stack(count: 1, entry: [.modal()])]),
      .init(operations: 2, removals: 1, hostRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "a modal with a stack of entries with modals",
      .modal(item: [.stack(count: 1, entry: [.modal()])]),
      .init(operations: 3, removals: 1)
    ),
    LaneSearch(
      "a stack of entries with two modals each",
      .stack(count: 1, entry: [.modal(), .modal()]),
      .init(operations: 2, removals: 1, hostRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "a stack of entries with modals that ignore what comes while busy",
      .stack(count: 1, entry: [.modal(whenBusy: .answersWithout)]),
      .init(
        operations: 2,
        removals: 1,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1,
        gestures: 1
      )
    ),
    LaneSearch(
      "a split that keeps hidden columns",
      .split(whenHidden: .keepAll),
      .init(operations: 2, removals: 1, hostRefusals: 1)
    ),
    LaneSearch(
      "a split that forgets hidden columns",
      .split(whenHidden: .forget),
      .init(operations: 1, removals: 1, hostRefusals: 1, reducerRefusals: 1)
    ),
    LaneSearch(
      "a split of three columns",
      .split(supplementary: 1),
      .init(operations: 1, removals: 1, hostRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "a split of entries with modals",
      .split(entry: [.modal()]),
      .init(operations: 1, removals: 1, hostRefusals: 1, reducerRefusals: 1)
    ),
  ]

  private static let full = [
    LaneSearch(
      "a stack",
      .stack(count: 1),
      .init(operations: 4, removals: 3, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneSearch("a stack", .stack(count: 1), .init(operations: 7, removals: 4)),
    LaneSearch(
      "a modal",
      .modal(),
      .init(operations: 8, removals: 4, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "tabs",
      .tabs(count: 3),
      .init(operations: 4, removals: 2, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "windows",
      .windows(count: 2),
      .init(operations: 3, removals: 2, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "a stack of entries with nested modals",
      .stack(count: 1, entry: [.modal(item: [.modal()])]),
      .init(operations: 4, removals: 2, hostRefusals: 1, reducerRefusals: 1, gestures: 1)
    ),
    LaneSearch(
      "tabs of stacks of entries with modals",
      .tabs(count: 2, tab: [.stack(count: 1, entry: [.modal()])]),
      .init(operations: 3, removals: 2, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "a modal with a stack of entries with modals",
      .modal(item: [.stack(count: 1, entry: [.modal()])]),
      .init(operations: 4, removals: 2, hostRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "a stack of entries with two modals each",
      .stack(count: 1, entry: [.modal(), .modal()]),
      .init(operations: 4, removals: 2, hostRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "a stack of entries with modals that ignore what comes while busy",
      .stack(count: 1, entry: [.modal(whenBusy: .answersWithout)]),
      .init(
        operations: 3,
        removals: 2,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1,
        gestures: 1
      )
    ),
    LaneSearch(
      "a split",
      .split(),
      .init(operations: 3, removals: 1, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneSearch(
      "a split",
      .split(),
      .init(
        operations: 2,
        removals: 1,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1,
        gestures: 1
      )
    ),
    LaneSearch(
      "a split that keeps hidden columns",
      .split(whenHidden: .keepAll),
      .init(operations: 3, removals: 2, hostRefusals: 1)
    ),
    LaneSearch(
      "a split that forgets hidden columns",
      .split(whenHidden: .forget),
      .init(operations: 3, removals: 2, hostRefusals: 1)
    ),
    LaneSearch(
      "a split of three columns",
      .split(supplementary: 1),
      .init(operations: 2, removals: 2, hostRefusals: 1, reducerRefusals: 1)
    ),
    LaneSearch(
      "a split of entries with modals",
      .split(entry: [.modal()]),
      .init(operations: 3, removals: 1, hostRefusals: 2)
    ),
  ]

  init(_ window: String, _ blueprint: Blueprint, _ budget: SimulatedLane.Budget) {
    name = "\(window), \(budget.words)"
    self.blueprint = blueprint
    self.budget = budget
  }
}
