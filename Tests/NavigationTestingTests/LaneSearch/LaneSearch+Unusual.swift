import ComposableNavigation
import LaneSearch

extension Blueprint {
  fileprivate static let stackBesideModal = roots([.stackOfModals, .modal()])
  fileprivate static let stackOfStacks = stack(count: 1, entry: [.stack(count: 2)])
  fileprivate static let twoStacksOfModals = stack(
    count: 1,
    entry: [.stackOfModals, .stackOfModals]
  )
}

extension LaneSearch {
  private static let dragged: Budget = [
    .operations: 3, .removals: 1, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1, .drags: 2,
  ]

  /// States that are rolled back, handlers that are set up anew, and hosts that are lost.
  static let rolledBackOrLost: [LaneSearch?] = [
    LaneSearch(
      "a stack",
      .oneStack,
      small: [.operations: 2, .removals: 1, .rollbacks: 2],
      full: [.operations: 3, .removals: 1, .rollbacks: 2]
    ),
    LaneSearch(
      "a modal",
      .modal(),
      small: [.operations: 2, .removals: 1, .rollbacks: 2],
      full: [.operations: 3, .removals: 1, .rollbacks: 3]
    ),
    LaneSearch(
      "tabs",
      .tabs(count: 3),
      small: [.operations: 1, .removals: 1, .rollbacks: 1],
      full: [.operations: 2, .removals: 1, .rollbacks: 2]
    ),
    LaneSearch(
      "windows",
      .windows(count: 2),
      small: [.operations: 1, .removals: 1, .rollbacks: 1],
      full: [.operations: 2, .removals: 1, .rollbacks: 2]
    ),
    LaneSearch(
      "a stack of entries with modals",
      .stackOfModals,
      small: [.operations: 2, .rollbacks: 1],
      full: [.operations: 2, .removals: 1, .rollbacks: 2]
    ),
    LaneSearch(
      "two stacks",
      .twoStacks,
      small: [.operations: 1, .removals: 1, .rollbacks: 1, .departures: 1],
      full: [.operations: 2, .removals: 1, .rollbacks: 2, .departures: 1]
    ),
    LaneSearch(
      "two stacks",
      .twoStacks,
      small: [.operations: 2, .setups: 1],
      full: [.operations: 2, .removals: 1, .hostRefusals: 1, .setups: 1]
    ),
    LaneSearch(
      "a stack with modals beside a modal",
      .stackBesideModal,
      small: [.operations: 2, .removals: 1, .departures: 1],
      full: [.operations: 3, .removals: 1, .hostRefusals: 1, .departures: 1]
    ),
    LaneSearch(
      "a stack",
      .oneStack,
      small: [.operations: 2, .removals: 1, .setups: 2],
      full: [.operations: 3, .removals: 1, .hostRefusals: 1, .detachments: 1, .setups: 2]
    ),
    LaneSearch(
      "a stack of entries with modals",
      .stackOfModals,
      small: [.operations: 2, .removals: 1, .setups: 1],
      full: [.operations: 2, .removals: 1, .setups: 2, .lateAnswers: 1]
    ),
    LaneSearch(
      "a stack of stacks",
      .stackOfStacks,
      small: [.operations: 1, .removals: 1, .setups: 1, .earlyRemovals: 1, .lateAnswers: 1],
      full: [.operations: 2, .removals: 1, .setups: 1, .earlyRemovals: 1, .lateAnswers: 1]
    ),
    LaneSearch(
      "a stack of entries with two modals each",
      .stackOfTwoModals,
      small: [.operations: 2, .removals: 1, .hostRefusals: 1, .departures: 1],
      full: [.operations: 3, .removals: 1, .hostRefusals: 1, .departures: 1]
    ),
    LaneSearch(
      "a stack of entries with modals, in gestures",
      .stackOfModals,
      small: [.operations: 1, .gestures: 1, .setups: 1],
      full: [.operations: 2, .removals: 1, .gestures: 1, .setups: 1]
    ),
    LaneSearch(
      "a split",
      .split(),
      small: [.operations: 1, .removals: 1, .setups: 1],
      full: [.operations: 2, .removals: 1, .hostRefusals: 1, .setups: 2]
    ),
    LaneSearch(
      "a split",
      .split(),
      small: [.operations: 1, .removals: 1, .rollbacks: 1],
      full: [.operations: 2, .removals: 1, .rollbacks: 2]
    ),
    LaneSearch(
      "a split of entries with modals",
      .split(entry: [.modal()]),
      full: [.operations: 2, .removals: 1, .setups: 1]
    ),
    LaneSearch(
      "a split of entries with modals",
      .split(entry: [.modal()]),
      small: [.operations: 1, .rollbacks: 1],
      full: [.operations: 2, .removals: 1, .rollbacks: 1]
    ),
    LaneSearch(
      "a split of entries with modals, and earlier copies",
      .split(entry: [.modal()]),
      full: [.operations: 2, .rollbacks: 2]
    ),
    LaneSearch(
      "a split of entries with stacks",
      .split(entry: [.oneStack]),
      full: [.operations: 1, .removals: 1, .rollbacks: 2]
    ),
  ]

  /// Hosts that acknowledge wrongly, modals with a policy, reselected tabs, dragged sheets, and
  /// splits that expand by themselves or are nested.
  static let other: [LaneSearch?] = [
    LaneSearch(
      "a stack whose host shows less than it was asked for",
      .stack(count: 1, answers: .less),
      small: [.operations: 2],
      full: [.operations: 4, .detachments: 1]
    ),
    LaneSearch(
      "a stack whose host forgets to name something",
      .stack(count: 1, answers: .forgets),
      small: [.operations: 3],
      full: [.operations: 4]
    ),
    LaneSearch(
      "a modal that queues",
      .roots([.modal(policy: .queue)]),
      small: [.operations: 3, .removals: 2, .hostRefusals: 1]
    ),
    LaneSearch(
      "a modal that queues and names styles",
      .modal(styles: .named, policy: .queue),
      full: [.operations: 5, .removals: 3, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "a modal that rejects",
      .roots([.modal(policy: .reject)]),
      small: [.operations: 3, .removals: 2, .hostRefusals: 1]
    ),
    LaneSearch(
      "a modal that rejects and names styles",
      .modal(styles: .named, policy: .reject),
      full: [.operations: 5, .removals: 3, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1]
    ),
    LaneSearch(
      "tabs that are selected again",
      .tabs(count: 3),
      small: [.operations: 2, .removals: 1, .reducerRefusals: 1, .reselections: 1],
      full: [
        .operations: 3, .removals: 2, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1,
        .reselections: 2,
      ]
    ),
    LaneSearch(
      "a sheet that is dragged",
      .modal(capabilities: .resize, styles: .named),
      small: [.operations: 2, .removals: 1, .reducerRefusals: 1, .drags: 2],
      full: dragged
    ),
    LaneSearch(
      "a sheet that is dragged, in a host that names no style",
      .modal(capabilities: .resize, styles: .unnamed),
      small: [.operations: 2, .removals: 1, .reducerRefusals: 1, .drags: 2],
      full: dragged
    ),
    LaneSearch(
      "a split that expands by itself",
      .split(),
      small: [.operations: 1, .removals: 1, .reducerRefusals: 1, .expansions: 1],
      full: [
        .operations: 2, .removals: 1, .hostRefusals: 1, .reducerRefusals: 1, .detachments: 1,
        .expansions: 2,
      ]
    ),
    LaneSearch(
      "tabs with splits",
      .tabs(count: 2, tab: [.split()]),
      small: [.operations: 1],
      full: [.operations: 2, .removals: 1, .hostRefusals: 1]
    ),
    LaneSearch(
      "a stack of splits",
      .stack(count: 1, entry: [.split()]),
      full: [.operations: 1, .removals: 1]
    ),
  ]

  /// Single roots that leave the screen, events between a decision and its command, and late
  /// actions.
  static let interrupted: [LaneSearch?] = [
    LaneSearch(
      "two stacks, of which one goes off screen",
      .twoStacks,
      small: [.operations: 1, .removals: 1, .detachments: 1],
      full: [.operations: 3, .removals: 1, .hostRefusals: 1, .detachments: 2]
    ),
    LaneSearch(
      "a stack with modals beside a modal, of which one goes off screen",
      .stackBesideModal,
      small: [.operations: 1, .detachments: 1],
      full: [.operations: 2, .removals: 1, .detachments: 2]
    ),
    LaneSearch(
      "a stack",
      .stack(count: 2),
      small: [.operations: 1, .removals: 1, .interruptions: 1],
      full: [.operations: 3, .removals: 1, .hostRefusals: 1, .interruptions: 2]
    ),
    LaneSearch(
      "a stack of entries with modals",
      .stackOfModals,
      small: [.operations: 2, .interruptions: 1],
      full: [.operations: 3, .removals: 1, .interruptions: 2]
    ),
    LaneSearch(
      "a stack",
      .oneStack,
      small: [.operations: 2, .rollbacks: 1, .lateActions: 1],
      full: [.operations: 3, .removals: 1, .rollbacks: 2, .lateActions: 1]
    ),
    LaneSearch(
      "a modal",
      .modal(),
      small: [.operations: 2, .rollbacks: 1, .lateActions: 1],
      full: [.operations: 3, .removals: 1, .rollbacks: 2, .lateActions: 2]
    ),
    LaneSearch(
      "tabs",
      .tabs(count: 3),
      small: [.operations: 1, .rollbacks: 1, .lateActions: 1],
      full: [.operations: 2, .removals: 1, .rollbacks: 1, .lateActions: 2]
    ),
    LaneSearch(
      "an entry with two stacks of entries with modals",
      .twoStacksOfModals,
      full: [.operations: 3, .hostRefusals: 1, .departures: 1]
    ),
  ]
}
