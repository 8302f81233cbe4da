import ComposableNavigation
import Foundation
import LaneSearch

/// A window that is searched to one bound by `swift test`, and to another one in the release run.
struct LaneWindow: Sendable {
  typealias Budget = SimulatedLane.Budget

  let name: String
  let blueprint: Blueprint
  /// The bounds in `swift test` and in the release run; nil if it is not searched there.
  let small: Budget?
  let full: Budget?

  init(_ name: String, _ blueprint: Blueprint, small: Budget?, full: Budget?) {
    self.name = name
    self.blueprint = blueprint
    self.small = small
    self.full = full
  }

  /// A Boolean value that indicates whether this is the release run of `.ci/run`.
  static var isFull: Bool {
    ProcessInfo.processInfo.environment["NAVIGATION_BOUND"] == "full"
  }

  /// The search to the bound of this run.
  var search: LaneSearch? {
    (Self.isFull ? full : small).map { LaneSearch(name, blueprint, $0) }
  }

  private static let twoModals = Blueprint.stack(count: 1, entry: [.modal(), .modal()])
  static let twoStacks = Blueprint.roots([.stack(count: 1), .stack(count: 1)])
  static let stackOfModals = Blueprint.stack(count: 1, entry: [.modal()])
  private static let stackOfStacks = Blueprint.stack(count: 1, entry: [.stack(count: 2)])
  static let stackBesideModal = Blueprint.roots([stackOfModals, .modal()])

  private static let dragged = Budget(
    operations: 3,
    removals: 1,
    hostRefusals: 1,
    reducerRefusals: 1,
    detachments: 1,
    drags: 2
  )

  /// States that are rolled back, handlers that are set up anew, and hosts that are lost.
  static let rolledBackOrLost = [
    LaneWindow(
      "a stack",
      .stack(count: 1),
      small: Budget(operations: 2, removals: 1, rollbacks: 2),
      full: Budget(operations: 3, removals: 1, rollbacks: 2)
    ),
    LaneWindow(
      "a modal",
      .modal(),
      small: Budget(operations: 2, removals: 1, rollbacks: 2),
      full: Budget(operations: 3, removals: 1, rollbacks: 3)
    ),
    LaneWindow(
      "tabs",
      .tabs(count: 3),
      small: Budget(operations: 1, removals: 1, rollbacks: 1),
      full: Budget(operations: 2, removals: 1, rollbacks: 2)
    ),
    LaneWindow(
      "windows",
      .windows(count: 2),
      small: Budget(operations: 1, removals: 1, rollbacks: 1),
      full: Budget(operations: 2, removals: 1, rollbacks: 2)
    ),
    LaneWindow(
      "a stack of entries with modals",
      stackOfModals,
      small: Budget(operations: 2, removals: 0, rollbacks: 1),
      full: Budget(operations: 2, removals: 1, rollbacks: 2)
    ),
    LaneWindow(
      "two stacks",
      twoStacks,
      small: Budget(operations: 1, removals: 1, rollbacks: 1, departures: 1),
      full: Budget(operations: 2, removals: 1, rollbacks: 2, departures: 1)
    ),
    LaneWindow(
      "two stacks",
      twoStacks,
      small: Budget(operations: 2, removals: 0, setups: 1),
      full: Budget(operations: 2, removals: 1, hostRefusals: 1, setups: 1)
    ),
    LaneWindow(
      "a stack with modals beside a modal",
      stackBesideModal,
      small: Budget(operations: 2, removals: 1, departures: 1),
      full: Budget(operations: 3, removals: 1, hostRefusals: 1, departures: 1)
    ),
    LaneWindow(
      "a stack",
      .stack(count: 1),
      small: Budget(operations: 2, removals: 1, setups: 2),
      full: Budget(operations: 3, removals: 1, hostRefusals: 1, detachments: 1, setups: 2)
    ),
    LaneWindow(
      "a stack of entries with modals",
      stackOfModals,
      small: Budget(operations: 2, removals: 1, setups: 1),
      full: Budget(operations: 2, removals: 1, setups: 2, lateAnswers: 1)
    ),
    LaneWindow(
      "a stack of stacks",
      stackOfStacks,
      small: Budget(operations: 1, removals: 1, setups: 1, earlyRemovals: 1, lateAnswers: 1),
      full: Budget(operations: 2, removals: 1, setups: 1, earlyRemovals: 1, lateAnswers: 1)
    ),
    LaneWindow(
      "a stack of entries with two modals each",
      twoModals,
      small: Budget(operations: 2, removals: 1, hostRefusals: 1, departures: 1),
      full: Budget(operations: 3, removals: 1, hostRefusals: 1, departures: 1)
    ),
    LaneWindow(
      "a stack of entries with modals, in gestures",
      stackOfModals,
      small: Budget(operations: 1, removals: 0, gestures: 1, setups: 1),
      full: Budget(operations: 2, removals: 1, gestures: 1, setups: 1)
    ),
    LaneWindow(
      "a split",
      .split(),
      small: Budget(operations: 1, removals: 1, setups: 1),
      full: Budget(operations: 2, removals: 1, hostRefusals: 1, setups: 2)
    ),
    LaneWindow(
      "a split",
      .split(),
      small: Budget(operations: 1, removals: 1, rollbacks: 1),
      full: Budget(operations: 2, removals: 1, rollbacks: 2)
    ),
    LaneWindow(
      "a split of entries with modals",
      .split(entry: [.modal()]),
      small: nil,
      full: Budget(operations: 2, removals: 1, setups: 1)
    ),
    LaneWindow(
      "a split of entries with modals",
      .split(entry: [.modal()]),
      small: Budget(operations: 1, removals: 0, rollbacks: 1),
      full: Budget(operations: 2, removals: 1, rollbacks: 1)
    ),
    LaneWindow(
      "a split of entries with modals, and earlier copies",
      .split(entry: [.modal()]),
      small: nil,
      full: Budget(operations: 2, removals: 0, rollbacks: 2)
    ),
    LaneWindow(
      "a split of entries with stacks",
      .split(entry: [.stack(count: 1)]),
      small: nil,
      full: Budget(operations: 1, removals: 1, rollbacks: 2)
    ),
  ]

  /// Hosts that acknowledge wrongly, modals with a policy, reselected tabs, dragged sheets, and
  /// splits that expand by themselves or are nested.
  static let other = [
    LaneWindow(
      "a stack whose host shows less than it was asked for",
      .stack(count: 1, answers: .less),
      small: Budget(operations: 2, removals: 0),
      full: Budget(operations: 4, removals: 0, detachments: 1)
    ),
    LaneWindow(
      "a stack whose host forgets to name something",
      .stack(count: 1, answers: .forgets),
      small: Budget(operations: 3, removals: 0),
      full: Budget(operations: 4, removals: 0)
    ),
    LaneWindow(
      "a modal that queues",
      .roots([.modal(policy: .queue)]),
      small: Budget(operations: 3, removals: 2, hostRefusals: 1),
      full: nil
    ),
    LaneWindow(
      "a modal that queues and names styles",
      .modal(styles: .named, policy: .queue),
      small: nil,
      full: Budget(operations: 5, removals: 3, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneWindow(
      "a modal that rejects",
      .roots([.modal(policy: .reject)]),
      small: Budget(operations: 3, removals: 2, hostRefusals: 1),
      full: nil
    ),
    LaneWindow(
      "a modal that rejects and names styles",
      .modal(styles: .named, policy: .reject),
      small: nil,
      full: Budget(operations: 5, removals: 3, hostRefusals: 1, reducerRefusals: 1, detachments: 1)
    ),
    LaneWindow(
      "tabs that are selected again",
      .tabs(count: 3),
      small: Budget(operations: 2, removals: 1, reducerRefusals: 1, reselections: 1),
      full: Budget(
        operations: 3,
        removals: 2,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1,
        reselections: 2
      )
    ),
    LaneWindow(
      "a sheet that is dragged",
      .modal(capabilities: .resize, styles: .named),
      small: Budget(operations: 2, removals: 1, reducerRefusals: 1, drags: 2),
      full: dragged
    ),
    LaneWindow(
      "a sheet that is dragged, in a host that names no style",
      .modal(capabilities: .resize, styles: .unnamed),
      small: Budget(operations: 2, removals: 1, reducerRefusals: 1, drags: 2),
      full: dragged
    ),
    LaneWindow(
      "a split that expands by itself",
      .split(),
      small: Budget(operations: 1, removals: 1, reducerRefusals: 1, expansions: 1),
      full: Budget(
        operations: 2,
        removals: 1,
        hostRefusals: 1,
        reducerRefusals: 1,
        detachments: 1,
        expansions: 2
      )
    ),
    LaneWindow(
      "tabs with splits",
      .tabs(count: 2, tab: [.split()]),
      small: Budget(operations: 1, removals: 0),
      full: Budget(operations: 2, removals: 1, hostRefusals: 1)
    ),
    LaneWindow(
      "a stack of splits",
      .stack(count: 1, entry: [.split()]),
      small: nil,
      full: Budget(operations: 1, removals: 1)
    ),
  ]
}
