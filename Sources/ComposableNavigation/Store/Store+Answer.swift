extension Store {
  /// Sends an action, and says why exactly this one was refused.
  ///
  /// While another action is being carried out it waits its turn, and nobody can know yet:
  /// `foresee` is asked about the state as it is.
  ///
  /// - Returns: nil when it was carried out; of several reasons the first.
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
    // An action that follows from this one is no answer to it.
    let end = Delivery.End.reduced { [listeners] in listeners.onAnswer = nil }
    _ = deliver(action, Delivery(source: .program, end: end))
    return answer.refusal
  }
}

/// The answer to one action, filled in once it is known.
@MainActor
private final class Answer {
  var refusal: Refusal?
}
