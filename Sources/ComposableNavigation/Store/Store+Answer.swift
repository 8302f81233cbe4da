extension Store {
  /// Sends an action and returns the reason why it was refused.
  ///
  /// While another action is being carried out, the action is queued and its result is not known
  /// yet. Then `foresee` is called with the current state.
  ///
  /// - Returns: The first reason; nil if the action was carried out.
  package func answer(
    to action: Action,
    foresee: @MainActor (State) -> Refusal?
  ) -> Refusal? {
    let flags = engine.hot.pointee.flags
    guard !flags.contains(.sending) else {
      let foreseen = flags.contains(.reducing) ? nil : foresee(state)
      _ = deliver(action, Delivery())
      return foreseen
    }
    let answer = Answer()
    listeners.onAnswer = { answer.refusal = answer.refusal ?? $0 }
    // Actions that follow from this one must not change its answer.
    let end = Delivery.End.reduced { [listeners] in listeners.onAnswer = nil }
    _ = deliver(action, Delivery(source: .program, end: end))
    return answer.refusal
  }
}

/// The answer to one action.
@MainActor
private final class Answer {
  var refusal: Refusal?
}
