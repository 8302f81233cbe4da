// Events are heard first, then the lane plans.
extension LaneReconciler {
  /// Handles an event.
  ///
  /// - Returns: The outputs to perform, in order.
  package mutating func handle(_ event: LaneEvent) -> [LaneOutput] {
    var outputs: [LaneOutput] = []
    if hear(event, &outputs) { plan(&outputs) }
    return outputs
  }

  /// The progress that an event made.
  enum Progress {
    case nothing
    /// The event was heard; a plan has to follow.
    case heard
    case planned
  }

  /// Hears an event, and plans if it is the last one and has no outputs that might cause others.
  ///
  /// One action may change the states of several members, and the user may act while a host is
  /// being called. So a lane hears all events before it plans (law 48).
  ///
  /// The outputs are appended.
  mutating func handle(
    _ event: LaneEvent,
    isLast: Bool,
    _ outputs: inout [LaneOutput]
  ) -> Progress {
    guard hear(event, &outputs) else { return .nothing }
    guard isLast && outputs.isEmpty || !rules.contains(.hearAll) else { return .heard }
    plan(&outputs)
    return .planned
  }

  /// Handles the first queued event, or plans if there is none; for a search with its own queue.
  ///
  /// - Returns: The outputs to perform, in order; nil if nothing is left to do.
  package mutating func handleNext(
    of events: inout [LaneEvent],
    isPlanPending: inout Bool
  ) -> [LaneOutput]? {
    guard isPlanPending || !events.isEmpty else { return nil }
    var outputs: [LaneOutput] = []
    if events.isEmpty {
      isPlanPending = false
      plan(&outputs)
    } else {
      let event = events.removeFirst()
      let progress = handle(event, isLast: events.isEmpty, &outputs)
      if progress != .nothing { isPlanPending = progress == .heard }
    }
    return outputs
  }

  /// Hears an event without planning.
  ///
  /// - Returns: False if the event does not change the desired content of a state.
  private mutating func hear(_ event: LaneEvent, _ outputs: inout [LaneOutput]) -> Bool {
    if case .wants(let id, let desired) = event {
      guard let news = update(id, { $0.want(desired) }), news > .none else { return false }
      if news == .content { releaseRefusals() }
    }
    let changed = member(of: event)
    take(event, &outputs)
    if let changed { updateAttachment(around: changed, &outputs) }
    return true
  }

  /// Sends the next command and removes elements that neither a state nor a host has, after all
  /// events have been heard.
  package mutating func plan(_ outputs: inout [LaneOutput]) {
    updatePreloading(&outputs)
    prune(&outputs)
    askNext(&outputs)
  }
}
