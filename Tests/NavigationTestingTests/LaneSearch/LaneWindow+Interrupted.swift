import LaneSearch

extension LaneWindow {
  private static let twoStacksOfModals = Blueprint.stack(
    count: 1,
    entry: [.stack(count: 1, entry: [.modal()]), .stack(count: 1, entry: [.modal()])]
  )

  /// Single roots that leave the screen, events between a decision and its command, and late
  /// actions.
  static let interrupted = [
    LaneWindow(
      "two stacks, of which one goes off screen",
      twoStacks,
      small: Budget(operations: 1, removals: 1, detachments: 1),
      full: Budget(operations: 3, removals: 1, hostRefusals: 1, detachments: 2)
    ),
    LaneWindow(
      "a stack with modals beside a modal, of which one goes off screen",
      stackBesideModal,
      small: Budget(operations: 1, removals: 0, detachments: 1),
      full: Budget(operations: 2, removals: 1, detachments: 2)
    ),
    LaneWindow(
      "a stack",
      .stack(count: 2),
      small: Budget(operations: 1, removals: 1, interruptions: 1),
      full: Budget(operations: 3, removals: 1, hostRefusals: 1, interruptions: 2)
    ),
    LaneWindow(
      "a stack of entries with modals",
      stackOfModals,
      small: Budget(operations: 2, removals: 0, interruptions: 1),
      full: Budget(operations: 3, removals: 1, interruptions: 2)
    ),
    LaneWindow(
      "a stack",
      .stack(count: 1),
      small: Budget(operations: 2, removals: 0, rollbacks: 1, lateActions: 1),
      full: Budget(operations: 3, removals: 1, rollbacks: 2, lateActions: 1)
    ),
    LaneWindow(
      "a modal",
      .modal(),
      small: Budget(operations: 2, removals: 0, rollbacks: 1, lateActions: 1),
      full: Budget(operations: 3, removals: 1, rollbacks: 2, lateActions: 2)
    ),
    LaneWindow(
      "tabs",
      .tabs(count: 3),
      small: Budget(operations: 1, removals: 0, rollbacks: 1, lateActions: 1),
      full: Budget(operations: 2, removals: 1, rollbacks: 1, lateActions: 2)
    ),
    LaneWindow(
      "an entry with two stacks of entries with modals",
      twoStacksOfModals,
      small: nil,
      full: Budget(operations: 3, removals: 0, hostRefusals: 1, departures: 1)
    ),
  ]
}
