// Events are heard first, then the lane plans.
extension LaneReconciler {
  /// Carries on after something has happened.
  ///
  /// - Returns: The steps to carry out, in order.
  package mutating func handle(_ event: LaneEvent) -> [LaneOutput] {
    var outputs: [LaneOutput] = []
    if hear(event, &outputs) { plan(&outputs) }
    return outputs
  }

  /// The result of an event.
  package enum Progress {
    case nothing
    /// It has been heard; a plan is to follow.
    case heard
    case planned
  }

  /// Hears an event; plans as well if it is the last one, and nothing follows from it that may be an
  /// event.
  ///
  /// One action may change the states of several members, and the user may act while a host is told
  /// something. So a lane hears all that has happened before it plans (law 48).
  ///
  /// The steps to carry out come behind those that are there.
  package mutating func handle(
    _ event: LaneEvent,
    isLast: Bool,
    _ outputs: inout [LaneOutput]
  ) -> Progress {
    guard hear(event, &outputs) else { return .nothing }
    guard isLast && outputs.isEmpty || !rules.contains(.hearAll) else { return .heard }
    plan(&outputs)
    return .planned
  }

  /// Handles the first of the events that wait, or plans when all have been heard: for a search, which
  /// has the queue itself.
  ///
  /// - Returns: The steps to carry out, in order; nil when nothing is left to do.
  package mutating func handleNext(
    of events: inout [LaneEvent],
    owesPlan: inout Bool
  ) -> [LaneOutput]? {
    guard owesPlan || !events.isEmpty else { return nil }
    var outputs: [LaneOutput] = []
    if events.isEmpty {
      owesPlan = false
      plan(&outputs)
    } else {
      let event = events.removeFirst()
      let progress = handle(event, isLast: events.isEmpty, &outputs)
      if progress != .nothing { owesPlan = progress == .heard }
    }
    return outputs
  }

  /// Notes an event, without a plan.
  ///
  /// - Returns: False when the event says that a state wants what it wanted: nothing has happened.
  private mutating func hear(_ event: LaneEvent, _ outputs: inout [LaneOutput]) -> Bool {
    if case .wants(let id, let wanted) = event {
      guard let news = update(id, { $0.want(wanted) }), news > .none else { return false }
      if news == .content { releaseRefusals() }
    }
    let changed = member(of: event)
    take(event, &outputs)
    if let changed { updateAttachment(around: changed, &outputs) }
    return true
  }

  /// Asks for the next command, and forgets what neither a state nor a host has; comes when all
  /// events have been heard.
  package mutating func plan(_ outputs: inout [LaneOutput]) {
    updateUnseen(&outputs)
    prune(&outputs)
    askNext(&outputs)
  }
}
